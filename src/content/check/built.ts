import fs from 'node:fs';
import path from 'node:path';

import {dataDir, dataNames, loadData, readData, type DataFiles} from '../../data/load';
import type {Problem} from '../../data/problems';
import {dayInBogota} from '../../lib/dates';
import {currentAddress} from '../../lib/routes';
import {renderBody} from '../../tools/printing/render';

import {checkContent} from './check';
import {checkDataShown} from './data-shown';
import {readContext, readFiles, readPublished} from './project';
import {compareAddresses, KEPT, PUBLISHED_FILE, type Published} from './published';
import {addressesOf, lostTexts, saidBy, writtenTexts} from './words';

/** Built file of a route. */
export const builtFile = (outDir: string, route: string): string =>
  path.join(outDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** What the built site lacks of what the editors wrote: texts of each page and of the data, and published anchors. */
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
  // The report on paper says what no page does.
  const said = [...htmlFiles(outDir).map(saidBy), saidBy(renderBody(dayInBogota(Date.now())))].join('\n');
  return [
    ...texts,
    ...dataNames.flatMap((name) => checkDataShown(readData(name, dataDir).source, said)),
    ...checkComponentAddresses(outDir, published, loadData('redirects')),
  ];
}

const htmlFiles = (outDir: string): string[] =>
  fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => fs.readFileSync(path.join(outDir, file), 'utf8'));

/**
 * Published addresses that components make, and that are gone or lead to another text. Those of a page that
 * moved are looked for on the one that its address leads on to.
 */
export function checkComponentAddresses(
  outDir: string,
  {componentes, retirados}: Pick<Published, 'componentes' | 'retirados'>,
  redirects: DataFiles['redirects'] = [],
): Problem[] {
  return Object.entries(componentes).flatMap(([route, published]): Problem[] => {
    const file = builtFile(outDir, currentAddress(route, redirects).replace(/#.*/, ''));
    if (!fs.existsSync(file) && retirados[route]) return [];
    const now = fs.existsSync(file) ? addressesOf(fs.readFileSync(file, 'utf8')) : new Map<string, string>();
    const {missing, taken, back} = compareAddresses(published, now, retirados[route]);
    return [
      ...missing.map((id) => ({
        file: PUBLISHED_FILE,
        found: `falta en ${route} la dirección #${id}, que ya estaba publicada`,
        expected: KEPT,
        cure: 'devuelva el «id» anterior al dato que cambió. Si se retira a propósito, escríbalo en «retirados», con el motivo.',
        example: `"retirados": {"${route}": {"${id}": "motivo"}}`,
      })),
      ...taken.map(({id, text, movedTo}) => ({
        file: PUBLISHED_FILE,
        found: `en ${route}, la dirección #${id}, publicada para «${text}», lleva a «${now.get(id)}»`,
        expected: KEPT,
        cure: `en el archivo de datos, devuelva «${id}» a «${text}», que ahora tiene «${movedTo}», y póngale otro «id» a lo nuevo.`,
      })),
      ...back.map((id) => ({
        file: PUBLISHED_FILE,
        found: `en ${route}, la dirección #${id}, que se retiró, está otra vez en uso`,
        expected: 'un «id» nuevo para lo nuevo',
        cure: 'cámbielo en el archivo de datos. Si es lo mismo, que vuelve, borre su línea de «retirados».',
      })),
    ];
  });
}
