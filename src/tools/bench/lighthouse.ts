import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {serve} from './server';
import {table} from './table';

/**
 * Run by npx and not a dependency: with its own packages it weighs 186 MB, which nobody needs to build or
 * test the site. The exact version keeps scores comparable; it is the last that runs on Node 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ROUTES = {
  home: '/',
  tool: '/socioemociograma',
  'law 2491': '/ley-2491-de-2025',
  'law 2503': '/ley-2503-de-2025',
  plans: '/#planes',
};

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {readonly score: number; readonly auditRefs: readonly {readonly id: string; readonly weight: number}[]}
    >
  >;
  readonly audits: Readonly<
    Record<string, {readonly title: string; readonly score: number | null; readonly displayValue?: string}>
  >;
}

// Not synchronous: the same process serves the pages.
const execute = (command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {env, stdio: ['ignore', 'ignore', 'inherit']});
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse ended with code ${code}.`)),
    );
  });

/** What keeps a category under 100. */
const causes = ({categories, audits}: Report): string[] =>
  CATEGORIES.flatMap((category) =>
    categories[category]!.auditRefs.filter(
      ({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < (category === 'performance' ? 0.995 : 1),
    ).map(({id}) => {
      const {title, displayValue} = audits[id]!;
      return `${category}: ${title}${displayValue ? ` (${displayValue})` : ''}`;
    }),
  );

/** Scores the main pages with Lighthouse (mobile). Gives the report and whether everything is 100. */
export async function lighthouse(folder: string, chrome: string): Promise<{text: string; isFull: boolean}> {
  const server = await serve(folder);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-lighthouse-'));
  const rows: string[][] = [];
  const notes: string[] = [];
  try {
    for (const [name, route] of Object.entries(ROUTES)) {
      const file = path.join(dir, 'report.json');
      // Fetched once before, so that no page waits for brotli.
      await fetch(server.origin + route);
      await execute(
        'npx',
        [
          '--yes',
          LIGHTHOUSE,
          server.origin + route,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          `--only-categories=${CATEGORIES.join(',')}`,
          '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
        ],
        {...process.env, CHROME_PATH: chrome},
      );
      const report = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
      rows.push([
        name,
        ...CATEGORIES.map((category) => String(Math.round(report.categories[category]!.score * 100))),
      ]);
      notes.push(...causes(report).map((cause) => `- ${name}: ${cause}`));
    }
  } finally {
    await server.close();
    fs.rmSync(dir, {recursive: true});
  }
  const isFull = rows.every((row) => row.slice(1).every((score) => score === '100'));
  const text = [
    `# Lighthouse (${LIGHTHOUSE}, mobile)`,
    table(['', ...CATEGORIES], rows),
    ...(notes.length > 0 ? ['Below full marks:', notes.join('\n')] : []),
  ].join('\n\n');
  return {text: `${text}\n`, isFull};
}
