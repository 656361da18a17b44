import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import {describe, expect, it} from 'vitest';

import {parsePage} from '../support/html';
import {BUILD_DIR, readPage} from '../support/site';

const BASE = '/catedra/';
const SUBPATH_DIR = path.resolve(BUILD_DIR, '../build-subpath');
const FIXTURES = path.resolve(__dirname, '../fixtures/extra/static/img');

/** The page of `tests/fixtures/extra`: one photo goes beside the page, a smaller one within it. */
const page = parsePage(readPage('/pagina-de-prueba', SUBPATH_DIR));
const photos = page('main img').filter((image) => image.attr('alt')?.startsWith('Dos mitades'));

const bytesOf = (address: string): Buffer =>
  address.startsWith('data:')
    ? Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    : fs.readFileSync(path.join(SUBPATH_DIR, address.slice(BASE.length)));

describe('photos and files of a Markdown page', () => {
  it('come with it', () => {
    const addresses = photos.map((image) => image.attr('src')!);
    expect(addresses).toHaveLength(2);
    expect(addresses[0]).toMatch(/^\/catedra\/assets\/images\/foto-grande-\w+\.jpg$/);
    expect(addresses[1]).toMatch(/^data:image\/jpeg;base64,/);
    const [file] = page('main a[href$=".pdf"]').map((link) => link.attr('href')!);
    expect(bytesOf(file!).equals(fs.readFileSync(path.join(FIXTURES, '../guia-de-prueba.pdf')))).toBe(true);
  });

  it('stand upright, with measures to match', async () => {
    for (const photo of photos) {
      const sizes = {width: Number(photo.attr('width')), height: Number(photo.attr('height'))};
      expect(sizes.height).toBeGreaterThan(sizes.width);
      const {orientation, width, height} = await sharp(bytesOf(photo.attr('src')!)).metadata();
      expect({orientation, width, height}).toEqual({orientation: undefined, ...sizes});
    }
    const copy = page('main source').map((source) => source.attr('srcset')!);
    const {format, width, height} = await sharp(bytesOf(copy[0]!)).metadata();
    expect(format).toBe('webp');
    expect(height).toBeGreaterThan(width);
  });

  it('keep nothing of what the camera wrote, in no file of the site', () => {
    const notes = ['Persona de prueba', 'Nota de prueba'];
    for (const name of fs.readdirSync(FIXTURES))
      for (const note of notes) expect(fs.readFileSync(path.join(FIXTURES, name)).includes(note)).toBe(true);
    for (const photo of photos)
      for (const note of notes) expect(bytesOf(photo.attr('src')!).includes(note)).toBe(false);
    const files = fs
      .readdirSync(SUBPATH_DIR, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && /\.(?:jpe?g|webp)$/.test(entry.name));
    expect(files.length).toBeGreaterThan(2);
    for (const {parentPath, name} of files)
      for (const note of notes)
        expect(fs.readFileSync(path.join(parentPath, name)).includes(note), name).toBe(false);
  });
});
