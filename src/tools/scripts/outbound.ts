import fs from 'node:fs';
import path from 'node:path';

export interface OutboundPlace {
  readonly url: string;
  readonly file: string;
  readonly line: number;
}
export interface OutboundCheck extends OutboundPlace {
  readonly reason: string;
}

const ADDRESS = /https?:\/\/[^\s"'<>)\]}]+/g;
/** Stand-ins of what nobody has confirmed; `check:launch` lists them. */
const isStandIn = (url: string): boolean => /^https?:\/\/([\w-]+\.)*example\.(com|org)\b/.test(url);

function walk(dir: string): string[] {
  return fs.readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    return entry.isDirectory() ? walk(file) : [file];
  });
}

/** Outbound addresses of pages and data, with their places; comments and stand-ins left out. */
export function findOutbound(root: string): OutboundPlace[] {
  return ['docs', 'src/pages', 'src/data']
    .flatMap((dir) => walk(path.join(root, dir)))
    .filter((file) => /\.(?:mdx?|yaml)$/.test(file) && !/\/_|README/.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split(/\r?\n/)
        .flatMap((row, index) =>
          /^\s*#\s/.test(row) && file.endsWith('.yaml')
            ? []
            : [...row.matchAll(ADDRESS)].map(([url]) => ({
                url: url.replace(/[.,;:]+$/, ''),
                file: path.relative(root, file).split(path.sep).join('/'),
                line: index + 1,
              })),
        ),
    )
    .filter(({url}) => !isStandIn(url));
}

/** The list in Spanish, as the issue on GitHub shows it. */
export function formatOutbound(broken: readonly OutboundCheck[], total: number): string {
  if (broken.length === 0) return `Los ${total} enlaces externos responden.`;
  const title =
    broken.length === 1 ? '1 enlace externo no responde' : `${broken.length} enlaces externos no responden`;
  const rows = broken.map(
    ({url, file, line, reason}) => `- ${url}\n  ${reason}. Está en \`${file}\`, línea ${line}.`,
  );
  return [
    `${title} (de ${total}).`,
    '',
    ...rows,
    '',
    'Abra cada uno en el navegador. Si la página se mudó, cambie la dirección en el archivo; si es una caída de un día, cierre este aviso.',
    '',
  ].join('\n');
}
