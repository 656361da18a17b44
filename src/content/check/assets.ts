import type {Problem} from '../../data/problems';

import {MAX_PICTURE} from './body';

/** A file of `static/`. */
export interface Asset {
  /** `/img/patio.png`. */
  readonly address: string;
  readonly bytes: number;
  /** Its first bytes, one character each. */
  readonly start: string;
}

/** What visitors with little data can be asked to take, in bytes. */
const MAX_HANDOUT = 10_000_000;

/** How each kind of file begins. */
const STARTS: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
  svg: /<svg|<\?xml/,
  pdf: /^%PDF/,
  // Word, Excel and PowerPoint are folders packed as ZIP.
  docx: /^PK/,
  xlsx: /^PK/,
  pptx: /^PK/,
  zip: /^PK/,
};

/** Files of `static/` that browsers cannot show, that are not what their name says, or that weigh too much. */
export function checkAssets(assets: readonly Asset[]): Problem[] {
  return assets.flatMap(({address, bytes, start}) => {
    const file = `static${address}`;
    const ending = /\.(\w+)$/.exec(address)?.[1]?.toLowerCase() ?? '';
    const kind = ending.toUpperCase();
    if (/^(?:heic|heif|tiff?|bmp|psd|ai)$/.test(ending)) {
      return [
        {
          file,
          found: `una imagen ${kind}, que los navegadores no muestran`,
          expected: 'una imagen JPG, PNG o WebP',
          cure: 'ábrala en su equipo, guárdela como JPG y suba esa.',
        },
      ];
    }
    if (STARTS[ending] && !STARTS[ending].test(start)) {
      return [
        {
          file,
          found: bytes === 0 ? 'un archivo vacío' : `un archivo que no es ${kind}, aunque su nombre lo diga`,
          expected: `un archivo ${kind} que se pueda abrir`,
          cure: `ábralo en su equipo, guárdelo como ${kind} y súbalo otra vez.`,
        },
      ];
    }
    const isPicture = address.startsWith('/img/') && /^(?:png|jpe?g|webp|avif|gif)$/.test(ending);
    const limit = isPicture ? MAX_PICTURE : MAX_HANDOUT;
    if (bytes <= limit) return [];
    return [
      {
        file,
        found: `${isPicture ? 'una imagen' : 'un archivo'} de ${Math.round(bytes / 1000)} kB`,
        expected: `${limit / 1000} kB como máximo`,
        cure: isPicture
          ? 'redúzcala a 1600 píxeles de ancho, o guárdela en formato WebP.'
          : 'redúzcalo (en un PDF, «guardar con tamaño reducido»), o súbalo a otro sitio y ponga un enlace.',
      },
    ];
  });
}
