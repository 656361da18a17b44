import type {Page} from '@playwright/test';

interface Video {
  /** Page that shows it. */
  readonly route: string;
  readonly id: string;
  readonly title: string;
  readonly youtubeId: string;
}

/**
 * The data has no video of the host yet: gives one an id in the page on its way to the browser.
 */
export async function publishVideo(page: Page, {route, id, title, youtubeId}: Video): Promise<void> {
  const button =
    `<button type="button" data-needs-script data-plays="${youtubeId}" data-title="${title}"><span><svg viewBox="0 0 24 24"><path/></svg></span>` +
    `<span class="visually-hidden">Reproducir el video: <!-- -->${title}</span></button>`;
  const status =
    '<span data-needs-script data-at-rest>Se reproduce desde YouTube al pulsar. </span>Si el video no carga, ' +
    `<a href="https://www.youtube.com/watch?v=${youtubeId}" target="_blank" rel="noopener noreferrer">ábralo en YouTube` +
    `<span class="visually-hidden">: ${title}</span><span class="visually-hidden"> (se abre en una pestaña nueva)</span></a>.`;
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    const [before, ...figure] = (await response.text()).split(new RegExp(`(?=<figure id="?video-${id}\\b)`));
    const body = figure
      .join('')
      .replace('<figcaption>', () => `<div>${button}</div><figcaption>`)
      .replace('Se publicará pronto en esta página.', () => status);
    await request.fulfill({response, body: before + body});
  });
}
