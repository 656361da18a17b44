import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../data/problems';

import {checkContent, PUBLISHED_FILE} from './check';
import {readContext, readFiles, readPublished} from './project';
import {idsOf, lostTexts, writtenTexts} from './words';

/** Built file of a route. */
export const builtFile = (outDir: string, route: string): string =>
  path.join(outDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** What the built site lacks of what the editors wrote: texts of each page, and published anchors. */
export function checkBuilt(root: string, outDir: string): Problem[] {
  const context = readContext(root);
  const published = readPublished(root);
  const names = new Set(context.components.map(({name}) => name));
  const {pages} = checkContent(readFiles(root), context, published);
  const texts = pages.flatMap(({page}): Problem[] => {
    const file = builtFile(outDir, page.route);
    if (!fs.existsSync(file)) {
      return [
        {
          file: page.file,
          found: `una página que no se construyó: ${page.route}`,
          expected: 'una página del sitio por cada archivo',
          cure: 'revise el slug y el nombre del archivo.',
        },
      ];
    }
    const fields = (['title', 'lead', 'eyebrow'] as const).flatMap((field) => {
      const value = page.frontMatter[field];
      return typeof value === 'string'
        ? [
            {
              line: 1,
              text: value
                .normalize('NFC')
                .replace(/[\s\u00a0]+/g, ' ')
                .trim(),
            },
          ]
        : [];
    });
    const html = fs.readFileSync(file, 'utf8');
    return lostTexts([...fields, ...writtenTexts(page.text, page.isMdx, names)], html).map(
      ({line, text, words}) => ({
        file: page.file,
        line,
        column: 1,
        found: `un texto que la página construida no muestra: «${text}»`,
        expected:
          words.length > 0
            ? `estas palabras en ${page.route}: ${words.join(', ')}`
            : `el texto completo en ${page.route}`,
        cure: 'revise las etiquetas y los cuadros alrededor; avise a quien mantiene el sitio si el texto está bien escrito.',
      }),
    );
  });
  const anchors = Object.entries(published.componentes).flatMap(([route, ids]): Problem[] => {
    const file = builtFile(outDir, route);
    const present = fs.existsSync(file) ? idsOf(fs.readFileSync(file, 'utf8')) : new Set<string>();
    return ids
      .filter((id) => !present.has(id) && !published.retirados[route]?.[id])
      .map((id) => ({
        file: PUBLISHED_FILE,
        found: `falta en ${route} la dirección #${id}, que ya estaba publicada`,
        expected: 'las direcciones publicadas, porque otras personas pueden tener el enlace',
        cure: 'devuelva el «id» anterior al dato que cambió. Si se retira a propósito, escríbalo en «retirados», con el motivo.',
        example: `"retirados": {"${route}": {"${id}": "motivo"}}`,
      }));
  });
  return [...texts, ...anchors];
}
