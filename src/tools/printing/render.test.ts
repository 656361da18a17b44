import {describe, expect, it} from 'vitest';

import {html} from '../../lib/html';
import {renderBody} from './render';

describe('executive report', () => {
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
