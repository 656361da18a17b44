import fs from 'node:fs';
import {describe, expect, it} from 'vitest';

import {loadData} from '../data/load';
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
});
