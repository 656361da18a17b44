import fs from 'node:fs';
import {describe, expect, it} from 'vitest';

import {chooseVersions, messageOf, rowsFor} from './choose';

describe('chooseVersions', () => {
  const published = [
    '3.9.11',
    '3.10.2',
    '3.10.10',
    '3.10.9',
    '3.11.0',
    '3.10.11-rc.1',
    '4.0.0-canary-99',
    '3.11.0-canary-100',
  ];

  it('takes the newest patch of the same minor and the newest canary, by number', () => {
    expect(chooseVersions('3.10.2', [published, published])).toEqual(['3.10.10', '3.11.0-canary-100']);
  });

  it('passes over what one of the packages does not have', () => {
    expect(chooseVersions('3.10.2', [published, ['3.10.2', '3.10.9', '4.0.0-canary-99']])).toEqual([
      '3.10.9',
      '4.0.0-canary-99',
    ]);
  });

  it('does without what there is none of', () => {
    expect(chooseVersions('3.10.2', [['3.10.2']])).toEqual(['3.10.2']);
  });
});

describe('messageOf', () => {
  it('begins at the first error, without colours', () => {
    expect(messageOf('all well\n\u001B[31m[ERROR] Error: islands: no script\u001B[39m\n\n  at x')).toBe(
      '[ERROR] Error: islands: no script\n  at x',
    );
  });

  it('is the end of what names no error', () => {
    expect(messageOf(Array.from({length: 90}, (_, index) => `line ${index}`).join('\n'))).toMatch(
      /^line 30\n[^]*line 89$/,
    );
  });
});

describe('rowsFor', () => {
  const register = fs.readFileSync('src/plugins/README.md', 'utf8');

  it('finds the rows of a plugin that speaks, and no other', () => {
    const rows = rowsFor(' ✓ islands\nError: lean-bundle: no shared style sheet', register).join();
    expect(rows).toContain('`lean-bundle');
    expect(rows).not.toContain('`islands/index.ts`');
  });

  it('finds nothing for what no row names', () => {
    expect(rowsFor('Error: ENOSPC', register)).toEqual([]);
  });
});
