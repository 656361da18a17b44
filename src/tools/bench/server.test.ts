import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {fileFor} from '../static-files';
import {serve, type Server} from './server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-server-'));
let server: Server;

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'site/assets'), {recursive: true});
  fs.writeFileSync(path.join(folder, 'secret.html'), 'no');
  fs.writeFileSync(path.join(folder, 'site/index.html'), `<p>${'emoción '.repeat(500)}</p>`);
  fs.writeFileSync(path.join(folder, 'site/ley.html'), 'ley');
  fs.writeFileSync(path.join(folder, 'site/404.html'), 'nada');
  fs.writeFileSync(path.join(folder, 'site/assets/styles.ab12cd34.css'), 'a{}');
  server = await serve(path.join(folder, 'site'));
});

afterAll(async () => {
  await server.close();
  fs.rmSync(folder, {recursive: true});
});

describe('the server of the bench', () => {
  it('finds pages without their ending and nothing outside its folder', () => {
    const site = path.join(folder, 'site');
    expect(fileFor(site, '/')).toBe(path.join(site, 'index.html'));
    expect(fileFor(site, '/ley')).toBe(path.join(site, 'ley.html'));
    expect(fileFor(site, '/ley/')).toBeUndefined();
    expect(fileFor(site, '/../secret.html')).toBeUndefined();
    expect(fileFor(site, '/%2e%2e/secret')).toBeUndefined();
  });

  it('sends text packed and notes how much', async () => {
    const before = server.answers.length;
    const response = await fetch(`${server.origin}/`);
    expect(await response.text()).toContain('emoción emoción');
    expect(response.headers.get('content-encoding')).toBe('br');
    const [answer] = server.answers.slice(before);
    expect(answer).toMatchObject({path: '/', kind: 'html', status: 200, isPrefetch: false});
    expect(answer!.bytes).toBeLessThan(100);
  });

  it('keeps what has a fingerprint and asks again for the rest', async () => {
    const style = await fetch(`${server.origin}/assets/styles.ab12cd34.css`);
    expect(style.headers.get('cache-control')).toContain('immutable');
    const page = await fetch(`${server.origin}/ley`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${server.origin}/ley`, {
      headers: {'If-None-Match': page.headers.get('etag')!},
    });
    expect(again.status).toBe(304);
    expect(server.answers.at(-1)).toMatchObject({status: 304, bytes: 0});
  });

  it('answers an unknown address with the not-found page', async () => {
    const response = await fetch(`${server.origin}/no-existe`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('nada');
  });
});
