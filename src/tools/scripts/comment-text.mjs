import {isContent} from './what-changed.mjs';

// The comment that a pull request gets: what its checks found, in Spanish, and where to see the change. All
// that comes from the checks may come from a stranger's code: it is shown as text, and not too much of it.

/** First line of the comment, by which it is found again. */
export const MARK = '<!-- revision -->';

const SHOWN = 10;
const LONGEST = 400;
const BAD = ['failure', 'timed_out'];
const GATE = 'Todas las pruebas';

/** Text as it is: no Markdown, HTML or link, and nobody and nothing mentioned (a joiner follows @ and #). */
export const plain = (text) =>
  String(text)
    .slice(0, LONGEST)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, '\\$&')
    .replace(/[@#]/g, '$&\u2060');

// A bracket would end the link.
const inAddress = (path) =>
  encodeURIComponent(path).replaceAll('%2F', '/').replaceAll('(', '%28').replaceAll(')', '%29');

const place = ({path, start_line: line}) => `${plain(path)}, línea ${Number(line)}`;

const unique = (items, key) => [...new Map(items.map((item) => [key(item), item])).values()];

/** What an editor corrects, each with a link that opens its line in the same branch. */
function corrections(findings, head) {
  return findings.slice(0, SHOWN).flatMap((finding, index) => {
    const address = `${head.url}/edit/${inAddress(head.branch)}/${inAddress(finding.path)}#L${Number(finding.start_line)}`;
    const rows = finding.message.split('\n').slice(0, 8);
    return [`${index + 1}. **[${place(finding)}](${address})**`, ...rows.map((row) => `   - ${plain(row)}`)];
  });
}

/** A test's name without its file, and what it met: the messages, and what lists have too much. */
function failedTest({title, message}) {
  const name = (title ?? '').replace(/^.*?\.(?:test|spec)\.ts\S* [>›] /, '');
  const met = message.split('\n').flatMap((row) => {
    const [, text] = /^\s*(?:\w*Error: |\+ {2,})(.+)/.exec(row) ?? [];
    return text && !text.startsWith('expect(') ? [text] : [];
  });
  return [`  - ${plain(name)}`, ...met.slice(0, 5).map((text) => `    - ${plain(text)}`)];
}

const failedJob = ({name, url, annotations}) => [
  `- **${plain(name)}** ([registro](${url}))`,
  ...annotations
    .filter(({annotation_level: level, path}) => level === 'failure' && path !== '.github')
    .slice(0, SHOWN)
    .flatMap(failedTest),
];

function title(conclusion, count) {
  if (!conclusion) return 'La revisión está en marcha';
  if (conclusion === 'success') return 'Todo está en orden';
  if (conclusion === 'action_required') return 'La revisión espera un permiso';
  if (!BAD.includes(conclusion)) return 'La revisión no terminó';
  if (count === 0) return 'Hay pruebas que no pasaron';
  return count === 1 ? '1 cosa por corregir' : `${count} cosas por corregir`;
}

function advice(conclusion, count, run) {
  if (!conclusion) return 'Tarda unos minutos. Este comentario se actualiza solo.';
  if (conclusion === 'success') return 'Cuando otra persona apruebe el cambio, se publica solo.';
  if (conclusion === 'action_required')
    return 'Quien mantiene el sitio la empieza con **Approve workflows to run**, al final de esta página.';
  if (!BAD.includes(conclusion))
    return `Ábrala en [su página](${run.url}) y elija **Re-run all jobs**, o pídaselo a quien mantiene el sitio.`;
  if (count === 0)
    return 'Si lo que sigue no le dice qué corregir, pregunte aquí a quien mantiene el sitio: puede que la prueba esté mal.';
  const more =
    count < SHOWN ? '' : ` GitHub muestra diez por prueba: [el resumen](${run.url}) las tiene todas.`;
  return `Cada enlace abre el archivo en la misma rama: corrija, elija **Commit changes…** y la revisión empieza de nuevo.${more}`;
}

/**
 * Text of the comment, in Markdown.
 *
 * @param run `url`, `conclusion` (null while it runs)
 * @param head `url` of the repository the change comes from, its `name` and the `branch`
 * @param jobs what failed or has notes: `name`, `url`, `conclusion`, and its `annotations` as GitHub gives them
 * @param preview address of the built site, if it is there
 */
export function commentText({run, head, jobs, preview}) {
  const failed = jobs.filter(({name, conclusion}) => BAD.includes(conclusion) && name !== GATE);
  const notes = jobs.flatMap(({annotations}) => annotations).filter(({path}) => isContent(path));
  const ofLevel = (level) => notes.filter(({annotation_level: own}) => own === level);
  const errors = unique(ofLevel('failure'), (note) => place(note) + note.message);
  const spelling = ofLevel('warning').slice(0, SHOWN);
  const codespace = `https://codespaces.new/${head.name}/tree/${inAddress(head.branch)}?quickstart=1`;

  return [
    MARK,
    `## ${title(run.conclusion, errors.length)}`,
    '',
    advice(run.conclusion, errors.length, run),
    '',
    // A text that is wrong stops the build, and with it whatever else was to be tried.
    ...(errors.length > 0 ? corrections(errors, head) : failed.flatMap(failedJob)),
    ...(spelling.length > 0 ? ['', '### Ortografía (es solo un aviso)', ''] : []),
    ...spelling.map((note) => `- ${place(note)}: ${plain(note.message)}`),
    '',
    '### Ver el cambio',
    '',
    `- [Abrir el sitio con este cambio](${codespace}): elija **Create codespace** y espere unos minutos; se abre solo. Basta su cuenta de GitHub.`,
    preview
      ? `- [Descargar el sitio compilado](${preview}), para un computador con Node: \`npx serve vista-previa-del-sitio\`.`
      : `- El sitio compilado, para descargarlo, aparece al final de [la página de la revisión](${run.url}).`,
    '',
  ].join('\n');
}
