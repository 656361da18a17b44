import {loadData} from '../data/load';
import {drawQr} from './lib/qr';

/** QR code of the short link of the gift, drawn from the data so that both always agree. */
export default function draw(): string {
  const link = loadData('links').find(({id}) => id === 'gift');
  if (!link) throw new Error('Falta el enlace «gift» en src/data/links.yaml: es el destino del código QR.');
  return drawQr(link.href);
}
