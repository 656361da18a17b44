import {encode} from 'uqr';

import {loadData} from '../data/load';

/**
 * QR code of the short link of the gift, drawn from the data so that both always agree. Its two
 * colours are the same in both colour modes: many readers do not take a light code on a dark ground.
 */
export default function draw(): string {
  const link = loadData('links').find(({id}) => id === 'gift');
  if (!link) throw new Error('Falta el enlace «gift» en src/data/links.yaml: es el destino del código QR.');
  const {data, size} = encode(link.href, {ecc: 'M', border: 4});
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
