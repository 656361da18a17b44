import {encode} from 'uqr';

/**
 * QR code of an address. Its two colours are the same in both colour modes: many readers do not take a
 * light code on a dark ground.
 */
export function drawQr(address: string): string {
  const {data, size} = encode(address, {ecc: 'M', border: 4});
  const path = data
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        let end = x;
        while (row[end]) end += 1;
        return [`M${x} ${y}h${end - x}v1H${x}z`];
      }),
    )
    .join('');
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="var(--ce-sobre-patio)"/><path d="${path}" fill="var(--ce-sobre-accion)"/></svg>`;
}
