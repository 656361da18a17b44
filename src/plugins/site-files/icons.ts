import {Resvg} from '@resvg/resvg-js';

/** A square PNG of an SVG, `size` pixels wide. */
export const toPng = (svg: string, size: number): Buffer =>
  Buffer.from(new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng());

/** An `.ico` file with one PNG image of `size` pixels, as browsers have read it since 2008. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
