import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';

import {kitOf} from './kits';

const folders: string[] = [];
function site(file: string, html: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-kit-'));
  folders.push(folder);
  fs.writeFileSync(path.join(folder, file), html);
  return folder;
}
afterEach(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true})));

describe('kitOf', () => {
  it.each([
    ['site', '<meta name=generator content="Docusaurus v3.10.2"><dialog id=buscador popover=auto>'],
    ['docusaurus', '<meta name="generator" content="Docusaurus v3.10.2">'],
    [
      'starlight',
      '<meta name="generator" content="Astro v5"/><meta name="generator" content="Starlight v0.37"/>',
    ],
    ['vitepress', '<meta name="generator" content="VitePress v1.6.4">'],
    ['plain', '<h1>Hola</h1>'],
  ])('knows %s', (name, html) => {
    expect(kitOf(site('index.html', html)).name).toBe(name);
  });

  it('knows a site without a home page, and says when there is nothing', () => {
    expect(kitOf(site('a.html', '<h1>Hola</h1>')).name).toBe('plain');
    expect(() => kitOf(site('a.txt', ''))).toThrow('has no built pages');
  });
});
