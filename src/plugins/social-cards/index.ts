import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {load} from 'cheerio';
import satori from 'satori';

import {loadData} from '../../data/load';
import {socialCardFile} from '../../lib/social-card';
import type {Build, Pages} from '../pages';
import {card, type CardText} from './card';

const require = createRequire(__filename);

/** Static cuts of the site's typeface, since satori reads no variable font. */
async function fonts() {
  const read = (weight: 500 | 800) =>
    fs.readFile(
      require.resolve(
        `@fontsource/encode-sans-semi-condensed/files/encode-sans-semi-condensed-latin-${weight}-normal.woff`,
      ),
    );
  return Promise.all(
    ([500, 800] as const).map(async (weight) => ({
      name: 'Encode',
      weight,
      style: 'normal' as const,
      data: await read(weight),
    })),
  );
}

/** Title and section of a built page, read from its own HTML. */
function readText(html: string, route: string, site: string): Pick<CardText, 'title' | 'section'> {
  // The head says it; reading on would take ten times as long.
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const title = $('title').text().split(' | ')[0]?.trim();
  if (!title) throw new Error(`${route}: la página no tiene título; no se puede hacer su imagen social.`);
  return {title, section: $('meta[name="section"]').attr('content') ?? site};
}

/**
 * Draws the social image of every route, from the page's own title and section.
 * satori and resvg are the well-kept pair for this; both run at build time only.
 */
export async function drawCards(pages: Pages, {outDir}: Build): Promise<void> {
  const brand = loadData('brand');
  const faces = await fonts();
  await fs.mkdir(path.join(outDir, 'img', 'social'), {recursive: true});
  for (const [route, html] of pages) {
    const text = readText(html, route, brand.tagline);
    const svg = await satori(card({...text, brand: brand.name, tagline: brand.tagline}) as never, {
      width: 1200,
      height: 630,
      fonts: faces,
    });
    // On a thread of its own, beside what else reads the built pages.
    const image = await renderAsync(svg);
    await fs.writeFile(path.join(outDir, socialCardFile(route)), image.asPng());
  }
}
