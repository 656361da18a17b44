import {describe, expect, it} from 'vitest';

import {pickGlobalData, pickMessages, pickSettings} from './slim-generated';

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
  it('leaves out the list of all pages, whatever plugins share besides', () => {
    const docs = {path: '/', versions: [{name: 'current', docs: [{id: 'a', path: '/a'}]}]};
    expect(pickGlobalData({'docusaurus-plugin-content-docs': {default: docs}, otro: {default: [1]}})).toEqual(
      {
        'docusaurus-plugin-content-docs': {default: {path: '/', versions: [{name: 'current', docs: []}]}},
        otro: {default: [1]},
      },
    );
  });
});
