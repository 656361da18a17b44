import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * What browsers of `browserslist` (package.json) do not all have, and TypeScript's types do not tell. Calls
 * are `?.()`, or stand behind a question and say so. Newer parts of the language are none of the types'.
 */
const NEWER = [
  ...['showPopover', 'hidePopover', 'togglePopover', 'requestClose', 'checkVisibility', 'moveBefore'],
  ...['requestIdleCallback', 'startViewTransition', 'caretPositionFromPoint', 'getHTML', 'setHTMLUnsafe'],
].join('|');
const NEWER_CALL = 'Not every browser of package.json’s browserslist has this: call it as `?.()`.';

const OLDER_BROWSERS = [
  {
    selector: `CallExpression[optional=false] > MemberExpression.callee[property.name=/^(${NEWER})$/]`,
    message: NEWER_CALL,
  },
  {selector: `CallExpression[optional=false][callee.name=/^(${NEWER})$/]`, message: NEWER_CALL},
  {
    // A list inside `:is()` may hold what a browser does not know; elsewhere the selector throws.
    selector: 'Literal[value=/^(?!.*:is\\([^)]*:popover-open).*:popover-open/]',
    message: 'Older browsers throw at this selector: write it inside `:is(…)`.',
  },
];

const LIFE_MESSAGE =
  'Dead in production: write a `browser.ts` beside the component, or make it an island (`src/browser/README.md`).';
const LIFE = [
  {
    selector:
      'ImportSpecifier[imported.name=/^use(State|Reducer|Ref|(Layout|Insertion)?Effect|EffectEvent|SyncExternalStore|Transition|ActionState|Optimistic)$/]',
    message: LIFE_MESSAGE,
  },
  {selector: 'JSXAttribute[name.name=/^on[A-Z]/]', message: LIFE_MESSAGE},
];

export default tseslint.config(
  {ignores: ['build*/**', '.docusaurus/**', 'node_modules/**', 'test-results/**', 'tests/.output/**']},
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {
      'react-hooks': reactHooks,
      'jsx-a11y': jsxA11y,
      '@docusaurus': docusaurus,
    },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@docusaurus/no-html-links': 'off', // SiteLink is our one link; it decides by address.
      '@docusaurus/prefer-docusaurus-heading': 'off', // Headings outside Markdown need no anchor link.
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': 'off', // One language: Spanish stands in the components.
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      'no-console': ['error', {allow: ['warn', 'error']}],
      // Browsers drop the semantics of lists without markers and of tables laid out as blocks; an
      // explicit role keeps them.
      'jsx-a11y/no-redundant-roles': [
        'error',
        {ul: ['list'], ol: ['list'], table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row']},
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        {tr: ['row'], th: ['columnheader', 'rowheader'], td: ['cell']},
      ],
      // A region that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['section'], roles: ['region']}],
    },
  },
  {
    files: ['src/{browser,components,lib,pages,search,theme}/**', 'src/plugins/resilience/**'],
    rules: {'no-restricted-syntax': ['error', ...OLDER_BROWSERS]},
  },
  {
    // React draws these on the server only: what would be alive in `npm run dev` is dead in production.
    files: ['src/{components,pages,search,theme}/**/*.tsx'],
    ignores: [
      'src/components/content/Slideshow/**',
      'src/components/layout/ErrorScreen/**',
      'src/components/ui/Art/**',
      'src/search/SearchPanel/**',
    ],
    rules: {'no-restricted-syntax': ['error', ...OLDER_BROWSERS, ...LIFE]},
  },
  {
    files: ['tests/**', 'src/{content,plugins,tools}/**', 'src/search/indexing/**', 'src/theme/NotFound/**'],
    rules: {'no-console': 'off'},
  },
);
