import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';

import {tempFolder} from '../../../tests/support/temp';
import {checkAddresses, checkLinksUsed} from './addresses';

const PLACE = {url: 'https://sitio.example', baseUrl: '/base/'};

describe('addresses of the built site', () => {
  let dir: string;
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  };
  const missing = (): string[] =>
    checkAddresses(dir, PLACE).map(
      ({file, found}) => `${file.split('/').slice(1).join('/')} ${found.split(': ')[1]!}`,
    );

  beforeEach(() => {
    dir = tempFolder();
    write('index.html', '<a href=/base/ley>Ley</a>');
    write('ley.html', '<img src=/base/assets/a%20b.png srcset="/base/assets/a%20b.png 1x">');
    write('assets/a b.png', 'x');
  });

  it('that lead somewhere are let be, with query, hash, other hosts and other kinds', () => {
    write(
      'b.html',
      '<a href="ley?x=1#a">a</a><a href="#aqui">b</a><a href="https://otro.example/x">c</a><a href="tel:+57">d</a><a href="https://sitio.example/base/">e</a>',
    );
    expect(missing()).toEqual([]);
  });

  it.each([
    ['a link', 'b.html', '<a href="/base/no">x</a>', 'b.html /base/no'],
    ['a link beyond the base address', 'b.html', '<a href="/ley">x</a>', 'b.html /ley'],
    ['a picture', 'b.html', '<img src="/base/assets/images/p-1.png">', 'b.html /base/assets/images/p-1.png'],
    ['its copy', 'b.html', '<source srcset="/base/assets/p.webp 1x">', 'b.html /base/assets/p.webp'],
    [
      'the picture for social networks',
      'b.html',
      '<meta property="og:image" content="https://sitio.example/base/s.png">',
      'b.html /base/s.png',
    ],
    [
      'a redirect',
      'vieja/index.html',
      '<link rel="canonical" href="/base/nueva">',
      'vieja/index.html /base/nueva',
    ],
    ['the feed', 'rss.xml', '<link>https://sitio.example/base/otra</link>', 'rss.xml /base/otra'],
    ['a Markdown copy', 'ley.md', '[x](https://sitio.example/base/otra)', 'ley.md /base/otra'],
    ['a calendar', 'a.ics', 'URL:https://sitio.example/base/ot\r\n ra#x', 'a.ics /base/otra'],
  ])('%s that leads nowhere is told', (_, name, text, expected) => {
    write(name, text);
    expect(missing()).toEqual([expected]);
  });

  it('of the data that no page shows are told with their line', () => {
    write('b.html', '<a href="https://otro.example/?a=1&amp;b=2">x</a>');
    const links = [
      {id: 'uno', href: 'https://otro.example/?a=1&b=2'},
      {id: 'dos', href: 'https://dos.example/'},
    ];
    expect(checkLinksUsed(dir, links, '- id: uno\n  href: x\n- id: dos\n')).toMatchObject([
      {file: 'src/data/links.yaml', line: 3, found: 'el enlace «dos», que ninguna página muestra'},
    ]);
  });
});
