import {HtmlValidate, StaticConfigLoader, type ConfigData} from 'html-validate';

const config: ConfigData = {
  extends: [
    'html-validate:standard',
    'html-validate:recommended',
    'html-validate:a11y',
    'html-validate:document',
  ],
  rules: {
    // How the minifier writes, which means the same: quotes and closing tags that may be left out…
    'attr-quotes': 'off',
    'no-implicit-close': 'off',
    // … `<!doctype>` in small letters, `<br>` and `<br/>`, `download=""`.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    // Our own files have no second host to be checked against.
    'require-sri': ['error', {target: 'crossorigin'}],
    // The name of the site, which follows every title, is 20 characters long.
    'long-title': ['error', {maxlength: 80}],
  },
};

/** Findings that are wrong for us, one by one; the rules themselves stay on. */
const ACCEPTED: readonly RegExp[] = [
  // WebKit drops the role of lists without markers and of tables laid out as blocks; this keeps it.
  /^no-redundant-role: Redundant role "(?:list|table|rowgroup|row|columnheader|rowheader|cell)" /,
  /^prefer-native-element: Prefer to use the native <ul> element \(.*\bol[^ ]*\)$/,
  // Docusaurus draws its skip link inside this one.
  /^prefer-native-element: Prefer to use the native <section> element \(#__docusaurus > div:nth-child\(1\)\)$/,
];

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What the HTML validator finds in a page, as «rule: message (selector)». */
export function invalidHtml(html: string, name: string): string[] {
  return validator
    .validateStringSync(html, name)
    .results.flatMap(({messages}) => messages)
    .map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? ''})`)
    .filter((finding) => !ACCEPTED.some((pattern) => pattern.test(finding)));
}
