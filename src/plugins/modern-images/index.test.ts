import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import {expect, it} from 'vitest';

import {tempFolder} from '../../../tests/support/temp';
import {writeModernImages} from '.';

it('writes a lighter copy of the same size beside each picture', async () => {
  const dir = tempFolder();
  const file = path.join(dir, 'patio-1a2b.png');
  const noise = {type: 'gaussian', mean: 128, sigma: 30} as const;
  await sharp({create: {width: 320, height: 200, channels: 3, noise, background: '#888'}}).toFile(file);
  fs.writeFileSync(path.join(dir, 'dibujo.svg'), '<svg/>');
  expect(await writeModernImages(dir)).toBe(1);
  const {format, width, height} = await sharp(`${file}.webp`).metadata();
  expect({format, width, height}).toEqual({format: 'webp', width: 320, height: 200});
  expect(fs.statSync(`${file}.webp`).size).toBeLessThan(fs.statSync(file).size);
});

it('has nothing to do in a site without pictures', async () => {
  expect(await writeModernImages(path.join(tempFolder(), 'no-existe'))).toBe(0);
});
