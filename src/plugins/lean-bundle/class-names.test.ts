import {describe, expect, it} from 'vitest';

import {classNames} from '.';

describe('class names', () => {
  const nameClass = classNames(['/a.module.css', '/b.module.css']);
  const name = (sheet: string, local: string) => nameClass({resourcePath: sheet}, '', local);

  it('are the sheet and a letter, the same each time', () => {
    expect(['x', 'y', 'x'].map((local) => name('/b.module.css', local))).toEqual(['_1a', '_1b', '_1a']);
    expect(name('/a.module.css', 'x')).toBe('_0a');
  });

  it('do not end with the alphabet', () => {
    const names = Array.from({length: 60}, (_, index) => name('/a.module.css', `n${index}`));
    expect(new Set(names).size).toBe(60);
    expect(names.every((entry) => /^_0[a-z]{1,2}$/.test(entry!))).toBe(true);
  });

  it('of others are left to the bundler', () => expect(name('/theirs.module.css', 'x')).toBeUndefined());
});
