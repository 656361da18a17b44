import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {loadData} from '../../data/load';
import {html} from '../../lib/html';
import {currentFingerprint, savedFingerprint} from './fingerprint';
import {renderBody} from './render';

const file = path.join('static', loadData('webinar').report.file);

describe('executive report', () => {
  it('is made of the data as it is now', () => {
    expect(
      currentFingerprint(savedFingerprint().day),
      `El informe ${file} no corresponde a los datos actuales: ejecute npm run report y suba el archivo nuevo.`,
    ).toBe(savedFingerprint().sha256);
  });

  it('is a PDF under 400 kB with a language and structure for screen readers', () => {
    const pdf = fs.readFileSync(file);
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(pdf.length).toBeLessThan(400_000);
    expect(text).toContain('/MarkInfo');
    expect(text).toMatch(/\/Lang \(es-CO\)/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(savedFingerprint().pages);
  });

  it('speaks soberly', () => {
    const body = renderBody('2026-11-29');
    expect(body).not.toMatch(/garantiza|undefined|\[object|NaN/);
    expect(body).toContain('Ninguna es un diagnóstico clínico');
    expect(body).toContain('acompañan el cumplimiento');
  });

  it('says what is provisional, and nothing of it once all is confirmed', () => {
    expect(renderBody('2026-11-29', 'Sitio en preparación.')).toContain(
      '<p class="note">Sitio en preparación.</p>',
    );
    const body = renderBody('2026-11-29', '');
    expect(body).not.toContain('en preparación');
    expect(body).not.toMatch(/<p[^>]*>\s*<\/p>/);
  });

  it('escapes what the data says', () => {
    expect(String(html`<p>${'a < b & "c"'}</p>`)).toBe('<p>a &lt; b &amp; &quot;c&quot;</p>');
  });
});
