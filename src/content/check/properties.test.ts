import {expect, it} from 'vitest';

import {anyText, fc} from '../../../tests/support/random';
import {formatProblems} from '../../data/problems';

import {checkContent} from './check';
import type {Context} from './types';

const context: Context = {
  components: [{name: 'Video', props: [{name: 'id', isRequired: true}]}],
  routes: ['/', '/rieeb'],
  expertRoutes: {},
  assets: new Map(),
  drawings: ['ronda'],
  anchors: {},
  siteUrl: 'https://sitio.test',
};

const page = (text: string) => [{file: 'docs/recursos/prueba.mdx', bytes: new TextEncoder().encode(text)}];

it('any page is checked to the end, with problems in the file that has them', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.boolean(), (front, body, isWhole) => {
      const text = isWhole ? `---\n${front}\n---\n\n${body}` : `${front}${body}`;
      const {problems} = checkContent(page(text), context);
      for (const {file} of problems) expect(file).toBe('docs/recursos/prueba.mdx');
      expect(typeof formatProblems(problems)).toBe('string');
    }),
    {numRuns: 120},
  );
}, 30_000);

const FRONT = `---
title: Prueba
description: Una descripción de prueba que tiene entre cincuenta y ciento sesenta caracteres.
section: recursos
slug: /prueba
---

Este párrafo tiene bastantes palabras para ser una página. `;

it('no address but https, a page of ours, a telephone or a mailbox passes', () => {
  const scheme = fc
    .constantFrom('javascript', 'data', 'vbscript', 'file', 'http', 'ftp', 'blob', 'intent', 'about', 'ws')
    .chain((name) =>
      fc
        .array(fc.boolean(), {minLength: name.length, maxLength: name.length})
        .map((isUpper) =>
          [...name].map((letter, i) => (isUpper[i] ? letter.toUpperCase() : letter)).join(''),
        ),
    );
  fc.assert(
    fc.property(
      fc.oneof(
        scheme.map((name) => `${name}:alert(1)`),
        scheme.map((name) => `${name}://ejemplo.com/a`),
        fc.constantFrom('//ejemplo.com/a', '/\\ejemplo.com', '\\\\ejemplo.com', '///ejemplo.com'),
      ),
      fc.constantFrom('inline', 'reference', 'angle', 'entity'),
      (address, form) => {
        const written = {
          inline: `[texto](${address})`,
          reference: `[texto][uno]\n\n[uno]: ${address}`,
          angle: `[texto](<${address}>)`,
          entity: `[texto](${address.replace(':', '&#58;').replace('//', '&#47;/')})`,
        }[form];
        const {problems} = checkContent(page(`${FRONT}${written}\n`), context);
        expect(formatProblems(problems)).not.toBe('');
      },
    ),
    {numRuns: 120},
  );
}, 30_000);
