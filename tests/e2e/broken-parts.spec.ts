import type {Page} from '@playwright/test';

import {expect, test, visit} from '../support/test';
import {publishVideo} from '../support/video';

interface Fault {
  readonly name: string;
  readonly route: string;
  /** Files that do not arrive. */
  readonly blocked?: string;
  /** What the browser refuses, before anything of ours runs. */
  readonly refuse?: () => void;
  /** What a person then does, and what has to be true. */
  readonly then?: (page: Page) => Promise<void>;
}

const DECK = '/webinardiapositivas';
const LAW = '/ley-2491-de-2025';

const openSearch = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await page.getByRole('searchbox').fill(text);
};
const nextSlide = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', {name: /siguiente/i})
    .first()
    .click();
  await expect(page).toHaveURL(/#2$/);
};
const switchMode = async (page: Page): Promise<void> => {
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  await page
    .getByRole('button', {name: /Cambiar a modo/})
    .first()
    .click();
  await expect(root).not.toHaveAttribute('data-theme', before ?? '');
};

const denyStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
  // Browsers that refuse cookies refuse the rest with them; some let a page fail on asking.
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(Document.prototype, 'cookie', {get: refuse, set: refuse});
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', {get: () => false});
};
const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('Quota exceeded.', 'QuotaExceededError');
  };
};

const FAULTS: readonly Fault[] = [
  {name: 'font', route: '/', blocked: '**/*.woff2'},
  {name: 'images', route: '/emotional-mind', blocked: '**/*.{png,jpg,webp,avif,svg}'},
  {name: 'favicon and icons', route: '/', blocked: '**/{favicon.*,icon-*,apple-touch-icon*}'},
  {name: 'manifest', route: '/', blocked: '**/*.webmanifest'},
  {
    name: 'search index',
    route: '/rieeb',
    blocked: '**/pagefind/**',
    then: async (page) => {
      await openSearch(page, 'ley');
      await expect(page.getByRole('alert')).toContainText('No se pudo descargar la parte del buscador');
      await expect(
        page.getByRole('dialog').getByRole('link', {name: 'Ley 2491 de 2025'}).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'WebAssembly',
    route: '/rieeb',
    refuse: () => Reflect.deleteProperty(window, 'WebAssembly'),
    then: async (page) => {
      await openSearch(page, 'ley');
      await expect(page.getByRole('alert')).toContainText('WebAssembly');
    },
  },
  {
    name: 'workers',
    route: '/rieeb',
    refuse: () => {
      (window as {Worker: unknown}).Worker = class {
        public constructor() {
          throw new DOMException('no', 'SecurityError');
        }
      };
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {get: () => undefined});
    },
    then: async (page) => {
      await openSearch(page, 'ley 2491');
      await expect(page.locator('[data-result]').first()).toBeVisible();
    },
  },
  {name: 'storage denied: home', route: '/', refuse: denyStorage, then: switchMode},
  {
    name: 'storage denied: law',
    route: LAW,
    refuse: denyStorage,
    then: async (page) => {
      await page.locator('section:has(#alertas)').getByRole('checkbox').first().check();
      await expect(page.getByText(/^1 de \d+ revisados/)).toBeVisible();
    },
  },
  {name: 'storage denied: deck', route: DECK, refuse: denyStorage, then: nextSlide},
  {
    name: 'storage denied: presenter',
    route: `${DECK}?vista=presentador`,
    refuse: denyStorage,
    then: async (page) => {
      await page.getByRole('button', {name: 'Iniciar el tiempo', exact: true}).click();
      await nextSlide(page);
    },
  },
  {
    name: 'storage denied: search',
    route: '/rieeb',
    refuse: denyStorage,
    then: async (page) => {
      await openSearch(page, 'ley 2491');
      await page.locator('[data-result]').first().click();
      await expect(page).toHaveURL(/ley-2491/);
    },
  },
  {name: 'storage full: home', route: '/', refuse: fillStorage, then: switchMode},
  {
    name: 'storage full: law',
    route: LAW,
    refuse: fillStorage,
    then: async (page) => {
      await page.locator('section:has(#alertas)').getByRole('checkbox').first().check();
      await expect(page.getByText(/^1 de \d+ revisados/)).toBeVisible();
    },
  },
  {name: 'storage full: deck', route: `${DECK}?vista=presentador`, refuse: fillStorage},
  {
    name: 'clipboard missing',
    route: LAW,
    refuse: () => Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => undefined}),
    then: async (page) => {
      await page.locator('main summary', {hasText: 'Citar o enviar'}).first().click();
      await page.getByRole('button', {name: 'Copiar enlace'}).first().click();
      await expect(page.getByText('No se pudo copiar.').first()).toBeVisible();
    },
  },
  {
    name: 'clipboard refused',
    route: LAW,
    refuse: () => {
      Object.defineProperty(Navigator.prototype, 'clipboard', {
        get: () => ({writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError'))}),
      });
    },
    then: async (page) => {
      await page.locator('main summary', {hasText: 'Citar o enviar'}).first().click();
      await page.getByRole('button', {name: 'Copiar enlace'}).first().click();
      await expect(page.getByText('No se pudo copiar.').first()).toBeVisible();
    },
  },
  {
    name: 'full screen missing',
    route: DECK,
    refuse: () => {
      for (const name of ['requestFullscreen', 'webkitRequestFullscreen', 'webkitRequestFullScreen'])
        Reflect.deleteProperty(Element.prototype, name);
    },
    then: async (page) => {
      await page.keyboard.press('f');
      await expect(page.locator('[data-full]')).toBeVisible();
    },
  },
  {
    name: 'full screen refused',
    route: DECK,
    refuse: () => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'));
    },
    then: async (page) => {
      await page.keyboard.press('f');
      await expect(page.getByText('El navegador no permitió la pantalla completa.')).toBeVisible();
    },
  },
  {
    name: 'BroadcastChannel missing',
    route: DECK,
    refuse: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
    then: nextSlide,
  },
  {
    name: 'BroadcastChannel refused',
    route: DECK,
    refuse: () => {
      (window as {BroadcastChannel: unknown}).BroadcastChannel = class {
        public constructor() {
          throw new DOMException('no', 'SecurityError');
        }
      };
    },
    then: nextSlide,
  },
  {
    name: 'wake lock',
    route: DECK,
    refuse: () => {
      Object.defineProperty(Navigator.prototype, 'wakeLock', {
        get: () => ({request: () => Promise.reject(new DOMException('no', 'NotAllowedError'))}),
      });
    },
    then: async (page) => {
      await page.keyboard.press('f');
      await nextSlide(page);
    },
  },
  {
    name: 'popup',
    route: DECK,
    refuse: () => {
      window.open = () => null;
    },
    then: async (page) => {
      await page.keyboard.press('s');
      await expect(page.getByText('El navegador bloqueó la ventana del presentador.')).toBeVisible();
    },
  },
];

for (const {name, route, blocked, refuse, then} of FAULTS) {
  test(`${name}: the page works without it`, async ({page, guard}) => {
    // What this test takes away, as the browser and Docusaurus's own storage helper report it.
    guard.allow(/ERR_FAILED|Failed to load resource|storage|Quota|insecure|manifest/i);
    if (blocked) await page.route(blocked, (request) => request.abort());
    if (refuse) await page.addInitScript(refuse);
    await visit(page, route);
    await then?.(page);
    await expect(page.getByRole('heading', {level: 1}).first()).toBeAttached();
    expect((await page.locator('#__docusaurus').innerText()).length).toBeGreaterThan(400);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
}

test('an icon of the ecosystem that does not arrive becomes a plain circle', async ({page, guard}) => {
  guard.allow(/ERR_FAILED|Failed to load resource/);
  await page.route('**/img/ecosystem/**', (request) => request.abort());
  await visit(page, '/');
  await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
  const broken = page.getByRole('contentinfo').locator('[data-icon="broken"]');
  await expect.poll(() => broken.count()).toBeGreaterThan(8);
  await expect(broken.locator('img')).toHaveCount(0);
  await expect(broken.first()).toBeVisible();
});

test('an error in one island leaves what the server drew and the rest of the page, and the next touch tries again', async ({
  page,
  guard,
}) => {
  guard.allow(/TypeError/);
  // The list lacks a part that its script looks for, until it is tried again.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const day = document.querySelector('[data-today]');
      day?.replaceWith(((window as {stand?: Comment}).stand = document.createComment('')));
      addEventListener('mend', () => (window as {stand?: Comment}).stand!.replaceWith(day!));
    }),
  );
  await visit(page, LAW);
  const alerts = page.locator('section:has(#alertas)');
  await alerts.scrollIntoViewIfNeeded();
  await expect(alerts.locator('[data-island]')).toHaveAttribute('data-scripts', 'failed');
  await expect(alerts.getByRole('checkbox')).toHaveCount(10);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('#articulo-1')).toBeAttached();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('mend')));
  await alerts.getByRole('checkbox').first().click();
  await expect(alerts.locator('[data-island]')).toHaveAttribute('data-live');
  await alerts.getByRole('checkbox').nth(1).click();
  await expect(alerts.getByText(/^2 de \d+ revisados/)).toBeVisible();
});

test('a video whose host does not answer leaves a way out', async ({page, guard}) => {
  // The press on the poster is what asks for the other host.
  guard.allow(/youtube-nocookie|ERR_FAILED|Failed to load resource/);
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  await publishVideo(page, {
    route: '/emotional-mind',
    id: 'general',
    title: 'El programa en conjunto',
    youtubeId: 'prueba',
  });
  // Not by a link: what the browser fetches ahead does not pass by here.
  await visit(page, '/emotional-mind');
  await page
    .getByRole('button', {name: /Reproducir el video/})
    .first()
    .press('Enter');
  await expect(page.getByText('Si el video no carga')).toBeVisible();
  await expect(page.getByRole('link', {name: /ábralo en YouTube/})).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch/,
  );
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a video whose scripts do not arrive is still a link away', async ({page, guard}) => {
  guard.allow(/ERR_FAILED|Failed to load resource/);
  const video = {
    route: '/emotional-mind',
    id: 'general',
    title: 'El programa en conjunto',
    youtubeId: 'prueba',
  };
  await publishVideo(page, video);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(video.route);
  for (const state of ['held', 'failed']) {
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-scripts', state);
  }
  await expect(page.getByRole('button', {name: /Reproducir el video/})).toBeHidden();
  const link = page.getByRole('link', {name: /ábralo en YouTube/});
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${video.youtubeId}`);
});
