import type {Page} from '@playwright/test';

import {LAW_ROUTES} from './pages';
import {expect, visit} from './test';

export interface State {
  readonly name: string;
  /** Width of the window; what has no width is tried wide and narrow. */
  readonly width?: number;
  /** Selector of what the state changes, where it leaves the rest as it was: `main` or something beside it. */
  readonly part?: string;
  /** Expected messages of the browser, see `guard`. */
  readonly allow?: RegExp;
  readonly open: (page: Page) => Promise<void>;
}

const NARROW = 390;
const WIDE = 1280;

const search = async (page: Page, text: string): Promise<void> => {
  await visit(page, '/');
  await page.getByRole('button', {name: 'Buscar', exact: true}).click();
  await page.getByRole('searchbox').fill(text);
  await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', text);
};

const deck = async (page: Page): Promise<void> => {
  await visit(page, '/webinardiapositivas');
  await expect(page.getByRole('button', {name: 'Pantalla completa', exact: true})).toBeVisible();
};

/** Opens the deck, which throws while React draws it, as a defect of ours would. */
export async function breakDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const map = Array.prototype.map;
    Array.prototype.map = function (this: unknown[], ...rest: [never]) {
      if ((this[0] as {readerNotes?: unknown} | undefined)?.readerNotes) throw new Error('Falla de prueba');
      return map.apply(this, rest);
    } as typeof Array.prototype.map;
  });
  await page.goto('/webinardiapositivas');
  await expect(page.getByRole('heading', {name: 'Unexpected Application Error!'})).toBeVisible();
}

const MENUS = ['Instrumentos de medición', 'Instrumentos de intervención', 'Quiénes somos', 'Más'];

/** Every state of the interface that a person can bring about, beside the plain pages. */
export const STATES: readonly State[] = [
  ...MENUS.map((menu): State => ({
    name: `menu «${menu}» open`,
    part: 'header',
    width: WIDE,
    open: async (page) => {
      await visit(page, '/');
      await page
        .getByRole('navigation', {name: 'Principal'})
        .locator('summary', {hasText: menu})
        .press('Enter');
    },
  })),
  {
    name: 'drawer open',
    part: 'dialog[open]',
    width: NARROW,
    open: async (page) => {
      await visit(page, '/socioemociograma');
      await page.getByRole('button', {name: 'Abrir menú'}).click();
      await expect(page.getByRole('dialog', {name: 'Menú'})).toBeVisible();
    },
  },
  {
    name: 'drawer open, last group',
    part: 'dialog[open]',
    width: NARROW,
    open: async (page) => {
      await visit(page, '/');
      await page.getByRole('button', {name: 'Abrir menú'}).click();
      await page.getByRole('dialog', {name: 'Menú'}).locator('summary', {hasText: 'Más'}).click();
    },
  },
  {
    name: 'index of the section open',
    open: async (page) => {
      await visit(page, '/socioemociograma');
      await page.locator('details[name="page-bar"] > summary').first().press('Enter');
      await expect(page.locator('details[name="page-bar"][open]')).toHaveCount(1);
    },
  },
  {
    name: 'search, nothing typed',
    part: 'dialog[open]',
    open: async (page) => {
      await visit(page, '/');
      await page.getByRole('button', {name: 'Buscar', exact: true}).click();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(page.locator('[data-answered]')).toBeVisible();
    },
  },
  {name: 'search with results', part: 'dialog[open]', open: (page) => search(page, 'familias')},
  {name: 'search with a mended word', part: 'dialog[open]', open: (page) => search(page, 'emosional')},
  {
    name: 'search out of order',
    part: 'dialog[open]',
    allow: /pagefind|Failed to load|ERR_FAILED|module/i,
    open: async (page) => {
      await page.route('**/pagefind/**', (route) => route.abort());
      await visit(page, '/');
      await page.getByRole('button', {name: 'Buscar', exact: true}).click();
      await page.getByRole('searchbox').fill('familias');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {name: 'search without results', part: 'dialog[open]', open: (page) => search(page, 'xyzxyz')},
  {
    name: 'question open',
    part: 'main',
    open: async (page) => {
      await visit(page, '/');
      await page.locator('main details > summary').last().click();
      await expect(page.locator('main details[open]')).toHaveCount(1);
    },
  },
  {
    name: 'law as read by a teacher, its checklist cleared, an article copied',
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, `${LAW_ROUTES[0]}?rol=docente`);
      await expect(page.getByText('Le concierne a docentes').first()).toBeVisible();
      const list = page.locator('section:has(#alertas)');
      await list.getByRole('checkbox').first().check();
      await list.getByRole('button', {name: 'Borrar marcas'}).click();
      await expect(list.getByRole('button', {name: 'Deshacer'})).toBeVisible();
      const article = page.locator('article:has(> div > #articulo-5)');
      await article.getByText('Citar o enviar').click();
      await article.getByRole('button', {name: 'Copiar enlace'}).click();
      await expect(article.getByRole('status')).toHaveText('Enlace: copiado.');
    },
  },
  {
    name: 'law with every disclosure open and a term explained',
    open: async (page) => {
      await visit(page, `${LAW_ROUTES[1]}#articulo-9`);
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all as HTMLDetailsElement[]) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      await page
        .getByRole('button', {name: /competencias emocionales/})
        .first()
        .press('Enter');
      await expect(page.locator('[role="note"]:popover-open')).toBeVisible();
    },
  },
  {
    name: 'cost of a year counted',
    part: 'main',
    open: async (page) => {
      await visit(page, '/');
      await page.locator('#estudiantes').fill('173');
      await expect(page.locator('[data-prices] [role=status]')).toContainText('$');
    },
  },
  {
    name: 'deck, all slides at once',
    open: async (page) => {
      await deck(page);
      await page.keyboard.press('o');
      await expect(page.getByRole('button', {name: /^11\. /})).toBeVisible();
    },
  },
  {
    name: 'deck, help',
    part: 'dialog[open]',
    open: async (page) => {
      await deck(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', {name: 'Funciones y teclas'})).toBeVisible();
    },
  },
  {
    name: 'deck, black',
    open: async (page) => {
      await deck(page);
      await page.keyboard.press('b');
      await expect(page.getByRole('button', {name: /^Pantalla en negro/})).toBeVisible();
    },
  },
  // A window that fills the screen cannot be resized.
  ...[WIDE, NARROW].map((width): State => ({
    name: `deck, full screen at ${width} px`,
    width,
    open: async (page) => {
      await deck(page);
      await page.keyboard.press('f');
      await expect(page.getByRole('button', {name: 'Salir de pantalla completa'})).toBeVisible();
    },
  })),
  {
    name: 'deck, handout',
    open: async (page) => {
      await deck(page);
      await page.getByRole('button', {name: /Ver como folleto/}).click();
      await expect(page.getByRole('button', {name: 'Volver a las diapositivas'})).toBeVisible();
    },
  },
  {
    name: 'deck, presenter',
    open: async (page) => {
      await visit(page, '/webinardiapositivas?vista=presentador');
    },
  },
  {
    name: 'not found',
    allow: /404|no-existe/,
    open: (page) => visit(page, '/no-existe'),
  },
  {
    name: 'error screen',
    allow: /Falla de prueba|error/i,
    open: (page) => breakDrawing(page),
  },
];

/** Goes through the slides of the deck, one after the other. */
export async function eachSlide(page: Page, look: (number: number) => Promise<void>): Promise<void> {
  await deck(page);
  for (let number = 1; number <= 11; number += 1) {
    await expect(page.getByText(`${number} / 11`, {exact: true})).toBeVisible();
    await look(number);
    await page.keyboard.press('ArrowRight');
  }
}
