import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import type {Problem} from '../../data/problems';
import {tempFolder} from '../../../tests/support/temp';

import {countText, formatAnnotations, formatReport, formatSummary, publishOnGitHub} from './report';

const problem: Problem = {
  file: 'docs/leyes/ley.mdx',
  line: 12,
  column: 3,
  found: '<p>, una etiqueta sin cerrar: 100 %',
  expected: '</p> donde termina',
  cure: 'agregue </p>.',
};

describe('the list of problems', () => {
  it('counts in words', () => {
    expect(countText(1)).toBe('1 cosa por corregir');
    expect(countText(3)).toBe('3 cosas por corregir');
  });

  it('says in the terminal, beside the line and in the summary the same', () => {
    const summary = formatSummary([problem]);
    const note = formatAnnotations([problem]);
    for (const row of ['Se esperaba: ', 'Qué hacer: agregue ']) {
      expect(formatReport([problem])).toContain(row);
      expect(summary).toContain(row);
      expect(note).toContain(row);
    }
    expect(summary).toContain('## 1 cosa por corregir');
    expect(summary).toContain('&lt;p&gt;');
  });

  it('puts each note on its line, and no text can forge another one', () => {
    const forged = {...problem, found: 'a::b,c\n::error::x'};
    const note = formatAnnotations([forged]);
    expect(note.split('\n')).toHaveLength(1);
    expect(note).toMatch(
      /^::error file=docs\/leyes\/ley\.mdx,line=12,col=3,title=a%3A%3Ab%2Cc%0A%3A%3Aerror%3A%3Ax::/,
    );
    expect(formatAnnotations([problem])).toContain('100 %25');
  });

  it('writes the summary of the job only where there is one', () => {
    const file = path.join(tempFolder(), 'summary.md');
    publishOnGitHub([problem], {GITHUB_STEP_SUMMARY: file});
    expect(fs.readFileSync(file, 'utf8')).toContain('1 cosa por corregir');
    publishOnGitHub([problem], {});
  });
});
