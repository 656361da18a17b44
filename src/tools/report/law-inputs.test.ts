import fs from 'node:fs';
import {describe, expect, it} from 'vitest';

import {loadData} from '../../data/load';
import {otherLaw} from '../../lib/law';
import {lawFingerprint, lawPdfFile, savedLawPdfs} from './law-inputs';

describe.each(loadData('laws'))('PDF of $name', (law) => {
  it('is printed from the page as it is now', () => {
    expect(
      lawFingerprint(law),
      `static/${law.id}.pdf no corresponde a la página actual: ejecute npm run build y luego npm run report, y suba los archivos nuevos.`,
    ).toBe(savedLawPdfs()[law.id]?.sha256);
  });

  it('is a PDF with language and structure for screen readers', () => {
    const text = fs.readFileSync(lawPdfFile(law)).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.length).toBeLessThan(900_000);
    expect(text).toContain('/MarkInfo');
    expect(text).toMatch(/\/Lang \(es-CO\)/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(savedLawPdfs()[law.id]!.pages);
  });

  it('links to the public site, and never to the machine that printed it', () => {
    const text = fs.readFileSync(lawPdfFile(law)).toString('latin1');
    const links = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address!);
    expect(links).toContainEqual(
      expect.stringMatching(`^${loadData('brand').site.url}/${otherLaw(law.id)}#`),
    );
    expect(links.filter((address) => !/^https:\/\/(?!\d+\.)[^/]+\./.test(address))).toEqual([]);
  });
});
