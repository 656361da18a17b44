import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {parsePage} from '../support/html';
import {LAW_ROUTES} from '../support/pages';
import {BUILD_DIR, readPage} from '../support/site';

const page = parsePage(readPage('/webinar'));
const downloads = page('a[href$=".docx"]');
const fileOf = (address: string): string => path.join(BUILD_DIR, address);

describe('the working papers', () => {
  it('are all listed, each with a preview beside it', () => {
    const files = fs.readdirSync(fileOf('/formatos'));
    const listed = downloads.map((link) => path.basename(link.attr('href')!));
    expect(listed.length).toBeGreaterThan(0);
    expect([...listed, ...listed.map((name) => name.replace('.docx', '.html'))].sort()).toEqual(files.sort());
  });

  it.each(downloads.map((link) => [link.attr('href')!, link] as const))(
    '%s tells its real size',
    (address, link) => {
      const size = Math.round(fs.statSync(fileOf(address)).size / 1000);
      expect(link.text.replace(/\s/g, ' ')).toContain(`${size} kB`);
      expect(link.attr('download')).toBe(path.basename(address));
    },
  );

  it.each(downloads.map((link) => link.attr('href')!.replace('.docx', '.html')))(
    '%s reads without scripts, under its own policy',
    (address) => {
      const html = fs.readFileSync(fileOf(address), 'utf8');
      const preview = parsePage(html);
      expect(preview('html')[0]!.attr('lang')).toBe('es-CO');
      expect(preview('script')).toHaveLength(0);
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(preview('meta[http-equiv="Content-Security-Policy"]')[0]!.attr('content')).toContain(
        `default-src 'none'; style-src 'sha256-${hash}'`,
      );
      expect(preview('mark').length).toBeGreaterThan(0);
      expect(preview('meta[name="robots"]')[0]!.attr('content')).toBe('noindex');
    },
  );

  it.each(LAW_ROUTES)('%s leads to some of them', (route) => {
    const ids = downloads.map((link) => path.basename(link.attr('href')!, '.docx'));
    const links = parsePage(readPage(route))('main a[href^="/webinar#"]').map((link) => link.attr('href')!);
    expect(links.filter((link) => ids.includes(link.split('#')[1]!)).length).toBeGreaterThan(0);
  });
});
