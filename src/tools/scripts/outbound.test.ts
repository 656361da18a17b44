import {describe, expect, it} from 'vitest';

import {findOutbound, formatOutbound} from './outbound';

describe('outbound links', () => {
  const links = findOutbound(process.cwd());

  it('are found in data and pages with their places, without stand-ins', () => {
    expect(links.length).toBeGreaterThan(15);
    expect(links).toContainEqual({
      url: 'https://habilmind.com/',
      file: 'src/data/links.yaml',
      line: expect.any(Number) as number,
    });
    expect(links.filter(({url}) => url.includes('example.com'))).toEqual([]);
  });

  it('are reported in Spanish with file and line', () => {
    const [first] = links;
    const report = formatOutbound([{...first!, reason: 'respondió con el código 404'}], 30);
    expect(report).toMatch(/^1 enlace externo no responde \(de 30\)\./);
    expect(report).toContain(`\`${first!.file}\`, línea ${first!.line}`);
    expect(formatOutbound([], 30)).toBe('Los 30 enlaces externos responden.');
  });
});
