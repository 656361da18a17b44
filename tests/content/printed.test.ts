import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {loadData} from '../../src/data/load';
import {otherLaw} from '../../src/lib/law';
import {NBSP} from '../../src/lib/text';
import {BUILDS} from '../../src/tools/scripts/lib.mjs';
import {parsePage} from '../support/html';
import {BUILD_DIR} from '../support/site';

const {url} = loadData('brand').site;
const LAWS = loadData('laws').map(({id}) => ({id, file: `${id}.pdf`, limit: 900_000}));
const REPORT = {id: 'webinar', file: loadData('webinar').report.file, limit: 400_000};

describe.each(BUILDS)('PDFs in $dir', ({dir, baseUrl}) => {
  const read = (name: string): string => fs.readFileSync(path.join(dir, name)).toString('latin1');

  it.each([...LAWS, REPORT])('$file has a language and structure for screen readers', ({file}) => {
    const text = read(file);
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/MarkInfo');
    expect(text).toMatch(/\/Lang \(es-CO\)/);
  });

  it.each([...LAWS, REPORT])('/$id states the size of $file', ({id, file}) => {
    const select = parsePage(fs.readFileSync(path.join(dir, `${id}.html`), 'utf8'));
    const [link] = select(`a[download="${file}"]`);
    expect(link!.attr('href')).toBe(`${baseUrl}${file}`);
    expect(link!.text).toContain(`PDF, ${Math.round(read(file).length / 1000)}${NBSP}kB`);
  });

  it.each(LAWS)('$file links to the public site, and never to the machine that printed it', ({id, file}) => {
    const links = [...read(file).matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address!);
    expect(links).toContainEqual(expect.stringMatching(`^${url}${baseUrl}${otherLaw(id)}#`));
    expect(links.filter((address) => !/^https:\/\/(?!\d+\.)[^/]+\./.test(address))).toEqual([]);
  });
});

// The other build carries texts of tests.
it.each([...LAWS, REPORT])('$file keeps to its weight', ({file, limit}) => {
  expect(fs.statSync(path.join(BUILD_DIR, file)).size).toBeLessThan(limit);
});
