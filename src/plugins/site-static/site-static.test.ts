import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import {describe, expect, it} from 'vitest';

import {tempFolder} from '../../../tests/support/temp';
import {copyStatic} from '.';

/** A photo as a telephone keeps it: lying, 60 × 40, red on the left and blue on the right, with notes. */
const photo = () =>
  sharp({create: {width: 60, height: 40, channels: 3, background: '#1133cc'}})
    .composite([
      {input: {create: {width: 30, height: 40, channels: 3, background: '#cc3311'}}, left: 0, top: 0},
    ])
    .withExif({
      IFD0: {Artist: 'Quien tomó la foto', ImageDescription: 'Curso 501'},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '4/1 36/1 0/1'},
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Quien tomó la foto</a></x:xmpmeta>')
    .withMetadata({orientation: 6});

/** The same file after the copy. */
async function copied(name: string, bytes: Uint8Array): Promise<Buffer> {
  const [from, to] = [tempFolder(), tempFolder()];
  fs.mkdirSync(path.join(from, 'img'));
  fs.writeFileSync(path.join(from, 'img', name), bytes);
  await copyStatic(from, to);
  return fs.readFileSync(path.join(to, 'img', name));
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s stands upright and keeps no notes', async (format) => {
    const before = await photo()[format]().toBuffer();
    expect(await sharp(before).metadata()).toMatchObject({width: 60, height: 40, orientation: 6});
    expect(before.includes('Curso 501') && before.includes('Quien tom')).toBe(true);

    const after = await copied(`foto.${format}`, before);
    const {exif, xmp, iptc, orientation, ...measures} = await sharp(after).metadata();
    expect({exif, xmp, iptc, orientation}).toEqual({});
    expect(measures).toMatchObject({format, width: 40, height: 60});
    expect(after.includes('Curso 501') || after.includes('Quien tom')).toBe(false);
    const {dominant} = await sharp(
      await sharp(after).extract({left: 5, top: 5, width: 30, height: 20}).toBuffer(),
    ).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('keeps no comment of a program either', async () => {
    const plain = await sharp({create: {width: 9, height: 9, channels: 3, background: '#888'}})
      .jpeg()
      .toBuffer();
    const note = Buffer.from('Curso 501');
    const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, note.length + 2]), note]);
    const before = Buffer.concat([
      plain.subarray(0, 2),
      segment,
      plain.subarray(2),
      Buffer.from('Quien tomó la foto'),
    ]);
    const after = await copied('foto.JPG', before);
    expect(after.includes('Curso 501') || after.includes('Quien tom')).toBe(false);
  });

  it('keeps its colours when it comes from a wider range', async () => {
    const color = {r: 200, g: 60, b: 40};
    const wide = await sharp({create: {width: 9, height: 9, channels: 3, background: color}})
      .withIccProfile('p3')
      .jpeg({quality: 100})
      .toBuffer();
    const [r, g, b] = await sharp(await copied('foto.jpg', wide))
      .raw()
      .toBuffer();
    for (const [is, was] of [
      [r, color.r],
      [g, color.g],
      [b, color.b],
    ] as const)
      expect(Math.abs(is! - was)).toBeLessThan(8);
  });
});

it('leaves every other file as it is', async () => {
  const png = await sharp({create: {width: 9, height: 9, channels: 3, background: '#888'}})
    .png({palette: true})
    .toBuffer();
  for (const [name, bytes] of [
    ['dibujo.png', png],
    ['guia.pdf', Buffer.from('%PDF')],
    ['mapa.svg', Buffer.from('<svg/>')],
  ] as const)
    expect((await copied(name, bytes)).equals(bytes)).toBe(true);
});

it('names a picture that is none', async () => {
  await expect(copied('foto.jpg', Buffer.from('no es una foto'))).rejects.toThrow(
    /«.*img.foto\.jpg» no se puede leer/,
  );
});
