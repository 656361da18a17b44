import {execFile} from 'node:child_process';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';

import {commentText, MARK, plain} from './comment-text.mjs';

const head = {url: 'https://github.com/ana/sitio', name: 'ana/sitio', branch: 'precio/2027 #1'};
const url = 'https://github.com/organizacion/sitio/actions/runs/7';

const price = {
  path: 'src/data/plans.yaml',
  start_line: 12,
  annotation_level: 'failure',
  title: '«105.000»',
  message: 'Campo: amount\nSe encontró: «105.000»\nQué hacer: escriba 105000.',
};
const word = {
  path: 'docs/recursos/rieeb.mdx',
  start_line: 9,
  annotation_level: 'warning',
  title: 'Ortografía: escuala',
  message: '¿quiso escribir «escuela»?',
};
const exit = {
  path: '.github',
  start_line: 20,
  annotation_level: 'failure',
  title: '',
  message: 'Process completed with exit code 1.',
};
// As Playwright and Vitest write them.
const onPage = {
  path: 'tests/e2e/pages.spec.ts',
  start_line: 121,
  annotation_level: 'failure',
  title: 'tests/e2e/pages.spec.ts:163:3 › /rieeb cumple lo que toda página promete',
  message:
    '  1) tests/e2e/pages.spec.ts:163:3 › /rieeb cumple lo que toda página promete ───\n    Error: HTML válido\n\n    expect(received).toEqual(expected) // deep equality\n\n    - Expected  - 1\n    + Received  + 3\n\n    - Array []\n    + Array [\n    +   "heading-level: Multiple <h1> are not allowed",\n    + ]\n',
};
const inBuild = {
  path: '/home/runner/work/sitio/sitio/tests/content/html.test.ts',
  start_line: 16,
  annotation_level: 'failure',
  title: '[content] tests/content/html.test.ts > the HTML validator > finds nothing in rieeb.html',
  message: 'AssertionError: expected [ Array(1) ] to deeply equal []\n\n- Expected\n+ Received\n',
};

const job = (name: string, conclusion: string | null, annotations: object[] = []) => ({
  name,
  conclusion,
  annotations,
  url: `${url}/job/1`,
});
const comment = (conclusion: string | null, jobs: object[] = [], preview?: string): string =>
  commentText({run: {url, conclusion}, head, jobs, preview} as never);

describe('the comment of a pull request', () => {
  it('says at once that the checks run, and how to see the change', () => {
    const text = comment(null);
    expect(text.startsWith(`${MARK}\n## La revisión está en marcha\n`)).toBe(true);
    expect(text).toContain('(https://codespaces.new/ana/sitio/tree/precio/2027%20%231?quickstart=1)');
    expect(text).toContain(`[la página de la revisión](${url})`);
  });

  it('says what to correct, with a link to the line in the same branch, once', () => {
    const text = comment(
      'failure',
      [
        job('Textos y datos', 'failure', [price, word, exit]),
        job('Vista previa', 'failure', [price, exit]),
        job('Navegador (1/2)', 'failure', [exit]),
      ],
      `${url}/artifacts/5`,
    );
    expect(text).toContain('## 1 cosa por corregir');
    expect(text).toContain(
      '1. **[src\\/data\\/plans\\.yaml, línea 12](https://github.com/ana/sitio/edit/precio/2027%20%231/src/data/plans.yaml#L12)**\n   - Campo\\: amount',
    );
    expect(text.match(/Qué hacer/g)).toHaveLength(1);
    expect(text).toContain('### Ortografía (es solo un aviso)\n\n- docs\\/recursos\\/rieeb\\.mdx, línea 9');
    expect(text).toContain(`[Descargar el sitio compilado](${url}/artifacts/5)`);
    expect(text).not.toMatch(/Navegador|exit code/);
  });

  it('names the tests that failed and what they met', () => {
    const text = comment('failure', [
      job('Navegador (1/2)', 'failure', [onPage, exit]),
      job('El sitio compilado', 'failure', [inBuild, exit]),
      job('Código', 'failure', [exit]),
      job('Todas las pruebas', 'failure', [exit]),
    ]);
    expect(text).toContain('## Hay pruebas que no pasaron');
    expect(text).toContain(
      [
        `- **Navegador \\(1\\/2\\)** ([registro](${url}/job/1))`,
        '  - \\/rieeb cumple lo que toda página promete',
        '    - HTML válido',
        '    - \\"heading\\-level\\: Multiple \\<h1\\> are not allowed\\"\\,',
        `- **El sitio compilado** ([registro](${url}/job/1))`,
        '  - the HTML validator \\> finds nothing in rieeb\\.html',
        '    - expected \\[ Array\\(1\\) \\] to deeply equal \\[\\]',
        `- **Código** ([registro](${url}/job/1))`,
        '',
      ].join('\n'),
    );
    expect(text).not.toContain('- **Todas las pruebas');
  });

  it.each([
    ['success', 'Todo está en orden'],
    ['action_required', 'La revisión espera un permiso'],
    ['cancelled', 'La revisión no terminó'],
    ['startup_failure', 'La revisión no terminó'],
  ])('has its words for «%s»', (conclusion, title) => {
    expect(comment(conclusion)).toContain(`## ${title}\n`);
  });

  it('is short whatever was noted, and says where the rest is', () => {
    const many = Array.from({length: 50}, (_, index) => ({
      ...price,
      start_line: index + 1,
      message: `${'largo '.repeat(5000)}\n`.repeat(50),
    }));
    const text = comment('failure', [job('Textos y datos', 'failure', many)]);
    expect(text.length).toBeLessThan(60_000);
    expect(text).toContain(`[el resumen](${url})`);
  });
});

describe('text of a stranger', () => {
  it.each([
    ['@organizacion/sitio #12', '\\@\u2060organizacion\\/sitio \\#\u206012'],
    ['<img src=x onerror=alert(1)>', '\\<img src\\=x onerror\\=alert\\(1\\)\\>'],
    ['![x](https://malo.co) `a`', '\\!\\[x\\]\\(https\\:\\/\\/malo\\.co\\) \\`a\\`'],
    ['una\r\n\n## línea', 'una \\#\u2060\\#\u2060 línea'],
    ['-->', '\\-\\-\\>'],
  ])('%s is shown as it is', (text, shown) => expect(plain(text)).toBe(shown));

  it('leads nowhere by a path', () => {
    const text = comment('failure', [
      job('Textos y datos', 'failure', [{...price, path: 'docs/a](https://malo.co) <b>.mdx'}]),
    ]);
    expect(text).toContain('/edit/precio/2027%20%231/docs/a%5D%28https%3A//malo.co%29%20%3Cb%3E.mdx#L12');
  });
});

describe('the command', () => {
  const pull = (sha: string, id = 2) => ({number: 31, head: {sha, repo: {id}}});

  /** A GitHub that knows one run, and what was asked of it besides. */
  async function told(pulls: object[], comments: object[]): Promise<unknown[][]> {
    const answers: Record<string, unknown> = {
      'actions/runs/7': {
        id: 7,
        head_sha: 'abc',
        head_branch: 'precio',
        html_url: url,
        conclusion: 'success',
        head_repository: {
          id: 2,
          owner: {login: 'ana'},
          full_name: 'ana/sitio',
          html_url: 'https://github.com/ana/sitio',
        },
      },
      'pulls?state=open&head=ana%3Aprecio': pulls,
      'actions/runs/7/jobs?per_page=100': {
        jobs: [{id: 9, name: 'Textos y datos', html_url: `${url}/job/9`, conclusion: 'success'}],
      },
      'check-runs/9/annotations': [word],
      'actions/runs/7/artifacts?name=vista-previa-del-sitio': {artifacts: [{id: 5}]},
      'issues/31/comments?per_page=100': comments,
    };
    const written: unknown[][] = [];
    const server = http.createServer(async (request, response) => {
      const asked = request.url!.replace('/repos/organizacion/sitio/', '');
      if (request.method === 'GET' && !(asked in answers)) {
        response.writeHead(404).end('{}');
        return;
      }
      let body = '';
      for await (const chunk of request) body += String(chunk);
      if (request.method !== 'GET')
        written.push([request.method, asked, (JSON.parse(body) as {body: string}).body]);
      response.end(JSON.stringify(answers[asked] ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await promisify(execFile)('node', [path.join(import.meta.dirname, 'comment.mjs'), '7'], {
        env: {
          ...process.env,
          GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
          GITHUB_REPOSITORY: 'organizacion/sitio',
        },
      });
    } finally {
      server.close();
    }
    return written;
  }

  const text = expect.stringContaining('escuela') as unknown;

  it('writes the comment where there is none of ours', async () => {
    const comments = [{id: 1, user: {type: 'User'}, body: `${MARK} de una persona`}];
    expect(await told([pull('abc')], comments)).toEqual([['POST', 'issues/31/comments', text]]);
  });

  it('updates the one that is there', async () => {
    const comments = [{id: 44, user: {type: 'Bot'}, body: `${MARK}\nantes`}];
    expect(await told([pull('abc')], comments)).toEqual([['PATCH', 'issues/comments/44', text]]);
  });

  it.each([
    ['an older commit', [pull('otro')]],
    ['another repository', [pull('abc', 3)]],
    ['no pull request', []],
  ])('says nothing about %s', async (_, pulls) => expect(await told(pulls, [])).toEqual([]));
});
