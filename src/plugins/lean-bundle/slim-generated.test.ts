import {describe, expect, it} from 'vitest';

import {pickMessages, pickSettings} from './slim-generated';

describe('what the browser gets of the generated files', () => {
  it('keeps the messages that pages show', () => {
    expect(pickMessages({a: 'uno', b: 'dos'}, ['b'])).toEqual({b: 'dos'});
  });
  it('says which message the theme has lost', () => {
    expect(() => pickMessages({a: 'uno'}, ['b'])).toThrow('no message b');
  });
  it('leaves out what only the build reads', () => {
    expect(pickSettings({title: 'Cátedra', baseUrl: '/', presets: [], plugins: []})).toEqual({
      title: 'Cátedra',
      baseUrl: '/',
    });
  });
});
