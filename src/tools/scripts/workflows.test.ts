import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const dir = path.join(process.cwd(), '.github');

interface Job {
  readonly name?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Record<string, string>;
  readonly steps: readonly {
    readonly if?: string;
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Record<string, unknown>;
  }[];
}
interface Workflow {
  readonly name: string;
  readonly on: Record<string, unknown>;
  readonly permissions?: Record<string, string>;
  readonly jobs: Record<string, Job>;
}

const workflows = fs
  .readdirSync(path.join(dir, 'workflows'))
  .map(
    (file) => [file, parse(fs.readFileSync(path.join(dir, 'workflows', file), 'utf8')) as Workflow] as const,
  );
const workflow = (name: string): Workflow => workflows.find(([file]) => file === name)![1];

/** What each workflow may write, job by job; everything else is read. */
const WRITES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'comment.yml': {comment: ['pull-requests']},
  'deploy.yml': {deploy: ['pages', 'id-token']},
  'law-text.yml': {fetch: ['actions', 'contents', 'pull-requests']},
  'links.yml': {check: ['issues']},
};

describe.each(workflows)('%s', (file, {on, permissions, jobs}) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('pins every action by its commit', () => {
    for (const {uses} of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it('reads by default and is safe for forks', () => {
    expect(permissions).toEqual({contents: 'read'});
    expect(Object.keys(on)).not.toContain('pull_request_target');
    for (const {uses, with: options} of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false);
    }
  });

  it('writes only where it has to', () => {
    for (const [name, job] of Object.entries(jobs)) {
      const written = Object.entries(job.permissions ?? {}).flatMap(([scope, access]) =>
        access === 'write' ? [scope] : [],
      );
      expect(written, name).toEqual(WRITES[file]?.[name] ?? []);
    }
  });

  it('puts no text of a visitor into a script', () => {
    for (const {run} of steps) expect(run ?? '').not.toContain('${{');
  });
});

it('the comment comes from main’s code alone, at the start and at the end of the checks', () => {
  const {on, jobs} = workflow('comment.yml');
  expect(on).toEqual({
    workflow_run: {workflows: [workflow('checks.yml').name], types: ['requested', 'completed']},
  });
  const {steps} = jobs['comment']!;
  expect(steps.map(({uses, run}) => uses?.split('@')[0] ?? run)).toEqual([
    'actions/checkout',
    'node src/tools/scripts/comment.mjs "$RUN"',
  ]);
  expect(steps[0]!.with).toEqual({'persist-credentials': false});
});

describe('issue forms', () => {
  const forms = fs.readdirSync(path.join(dir, 'ISSUE_TEMPLATE')).filter((file) => file !== 'config.yml');

  it('are the three that editors and readers need', () => {
    const names = forms.map(
      (file) =>
        (parse(fs.readFileSync(path.join(dir, 'ISSUE_TEMPLATE', file), 'utf8')) as {name: string}).name,
    );
    expect(names.sort()).toEqual(['Actualizar un dato', 'Corregir un texto', 'Reportar un problema']);
  });

  it.each(forms)('%s has the shape that GitHub reads', (file) => {
    const form = parse(fs.readFileSync(path.join(dir, 'ISSUE_TEMPLATE', file), 'utf8')) as {
      readonly description: string;
      readonly body: readonly {
        readonly type: string;
        readonly id?: string;
        readonly attributes: {readonly label?: string};
      }[];
    };
    expect(form.description.length).toBeLessThan(200);
    const ids = form.body.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {type, attributes} of form.body) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes', 'markdown']).toContain(type);
      expect(attributes.label).toBeTruthy();
    }
  });
});

describe('owners', () => {
  it('sets the law pages apart, after the general rules', () => {
    const rows = fs.readFileSync(path.join(dir, 'CODEOWNERS'), 'utf8').split('\n');
    const docs = rows.findIndex((row) => row.startsWith('/docs/ '));
    const laws = rows.findIndex((row) => row.startsWith('/docs/leyes/'));
    expect(laws).toBeGreaterThan(docs);
    expect(rows[laws]).not.toContain(rows[docs]!.split(/\s+/)[1]!);
  });
});

describe('the checks', () => {
  const {on, jobs} = workflow('checks.yml');
  const {all, ...others} = jobs;

  it('start for each pull request, each push to main and, by hand, for what a workflow proposes', () => {
    expect(on).toEqual({pull_request: null, push: {branches: ['main']}, workflow_dispatch: null});
    const proposed = workflow('law-text.yml')
      .jobs['fetch']!.steps.map(({run}) => run)
      .join('\n');
    expect(proposed).toContain('gh workflow run checks.yml');
  });

  it('end in one that waits for all of them and fails with any', () => {
    expect(all!.name).toBe('Todas las pruebas');
    expect(all!.if).toBe('always()');
    expect(all!.needs).toEqual(Object.keys(others));
    expect(all!.steps[0]!.if).toBe(
      "contains(needs.*.result, 'failure') || contains(needs.*.result, 'cancelled')",
    );
  });

  it('are named in the README as GitHub shows them, the required one too', () => {
    const readme = fs.readFileSync('README.md', 'utf8');
    const [, told] = readme.split('## Checks on GitHub')[1]!.split('## GitHub, set once');
    const rows = readme.match(/^\| `[^`]+` +\|/gm)!.map((row) => row.split('`')[1]!.replace(/ \(.+/, ''));
    expect(rows).toEqual(
      expect.arrayContaining(Object.values(jobs).map(({name}) => name!.replace(/ \(.+/, ''))),
    );
    expect(told).toContain(`required checks: \`${all!.name}\``);
  });

  it('leave out nothing but the code, where only texts changed', () => {
    expect(Object.entries(others).flatMap(([name, job]) => (job.if ? [name] : []))).toEqual(['code']);
  });

  it('make every part of `npm test`', () => {
    const runner = fs.readFileSync(path.join(import.meta.dirname, 'test.mjs'), 'utf8');
    const parts = [...runner.matchAll(/wants\(('[^)]+)\)/g)].flatMap(([, names]) => names!.match(/\w+/g)!);
    const made = Object.values(others)
      .flatMap(({steps}) => steps)
      .flatMap(({run}) => /npm test -- (\w+)/.exec(run ?? '')?.[1] ?? []);
    expect(made.sort()).toEqual([...new Set(parts)].sort());
  });

  it('have the preview before a browser is started', () => {
    expect(jobs['preview']!.needs).toBeUndefined();
    expect(jobs['preview']!.steps.at(-1)!.with).toMatchObject({name: 'vista-previa-del-sitio'});
  });
});

it('the site is built every day, so that what has passed leaves it though nobody publishes', () => {
  expect(workflow('deploy.yml').on['schedule']).toEqual([
    {cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/)},
  ]);
});

it('nothing is published before its checks have passed', () => {
  const {on, jobs} = workflow('deploy.yml');
  expect(Object.keys(on).sort()).toEqual(['schedule', 'workflow_dispatch', 'workflow_run']);
  expect(on['workflow_run']).toMatchObject({workflows: [workflow('checks.yml').name], branches: ['main']});
  expect(jobs['build']!.if).toContain("conclusion == 'success'");
});
