import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {Figures} from './measure';
import {change, label, show, table} from './table';

/** Medians by site, profile and page. */
export type Medians = {
  readonly [site: string]: {readonly [profile: string]: {readonly [page: string]: Figures}};
};

export interface Results {
  readonly date: string;
  readonly machine: string;
  readonly runs: number;
  readonly build?: {readonly seconds: number; readonly megabytes: number};
  readonly sites: Medians;
}

export function machine(): string {
  const [load] = os.loadavg();
  return `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'processor'}, ${(os.totalmem() / 2 ** 30).toFixed(0)} GB, load ${load!.toFixed(1)} at the start`;
}

/** One table for each profile and page: a row a figure, a column a site and, compared, the saved run. */
export function toMarkdown(results: Results, saved?: Results): string {
  const parts = [
    `# Bench, ${results.date}`,
    `${results.machine}; medians of ${results.runs} interleaved runs.`,
  ];
  if (results.build) {
    const {seconds, megabytes} = results.build;
    const before = saved?.build ? ` (before: ${saved.build.seconds.toFixed(0)} s)` : '';
    parts.push(`Build: ${seconds.toFixed(0)} s, ${megabytes.toFixed(0)} MB at most.${before}`);
  }
  const names = Object.keys(results.sites);
  const profiles = results.sites[names[0]!] ?? {};
  for (const [profile, pages] of Object.entries(profiles)) {
    for (const page of Object.keys(pages)) {
      const of = (site: string, from: Results | undefined): Figures =>
        from?.sites[site]?.[profile]?.[page] ?? {};
      const figures = [...new Set(names.flatMap((site) => Object.keys(of(site, results))))];
      const old = saved ? of(names[0]!, saved) : undefined;
      const rows = figures.map((name) => [
        label(name),
        ...names.map((site) => show(name, of(site, results)[name])),
        ...(old ? [show(name, old[name]), change(name, old[name], of(names[0]!, results)[name])] : []),
      ]);
      parts.push(
        `## ${page}, ${profile}`,
        table(['', ...names, ...(old ? [`${names[0]!}, saved`, 'change'] : [])], rows),
      );
    }
  }
  return `${parts.join('\n\n')}\n`;
}

/** Writes JSON and Markdown; gives the name without ending. */
export function save(folder: string, name: string, value: unknown, markdown: string): string {
  fs.mkdirSync(folder, {recursive: true});
  const base = path.join(folder, name);
  fs.writeFileSync(`${base}.json`, `${JSON.stringify(value, null, 2)}\n`);
  fs.writeFileSync(`${base}.md`, markdown);
  return base;
}
