import {describe, expect, it} from 'vitest';

import {leanRuntime, renameEvenly} from './runtime';

const runtime = (table: string): string =>
  `i.u=e=>"assets/js/"+e+"."+({${table}})[e]+".js",i.miniCssF=e=>"assets/css/"+({10:"page"})[e]+"."+({10:"ab"})[e]+".css"`;

describe('leanRuntime', () => {
  it('keeps the files that a script asks for, however their numbers are written', () => {
    const scripts = ['n.e("252").then()', 'Promise.all([n.e("1000"),n.e(7)])', 'n.e("not-found")'];
    expect(leanRuntime(runtime('7:"a1",8:"b2",252:"c3",1e3:"d4",4e3:"e5","not-found":"f6"'), scripts)).toBe(
      runtime('7:"a1",252:"c3",1e3:"d4","not-found":"f6"'),
    );
  });

  it('stops the build when the runtime reads otherwise', () => {
    expect(() => leanRuntime('i.u=e=>e', [])).toThrow('does not read as expected');
  });
});

describe('renameEvenly', () => {
  it('gives one text to scripts that differ in the names of their variables only', () => {
    const written = (a: string, b: string): string =>
      `!function(){var ${a}={},${b}=[1,2];function f(e){return ${a}[e]||(${a}[e]=${b}.map(e))}window.x=f}()`;
    expect(renameEvenly(written('i', 'c'))).toBe(renameEvenly(written('d', 'g')));
    expect(renameEvenly(written('i', 'c'))).toContain('window.x');
  });
});
