import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const dir = path.join(process.cwd(), '.github');

interface Job {
  readonly if?: string;
  readonly permissions?: Record<string, string>;
  readonly steps?: readonly {
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

describe.each(workflows)('%s', (_, workflow) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);

  it('pins every action by its commit', () => {
    for (const {uses} of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it('reads by default and is safe for forks', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    for (const {uses, with: options} of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false);
    }
  });

  it('puts no text of a visitor into a script', () => {
    for (const {run} of steps) expect(run ?? '').not.toMatch(/\$\{\{\s*github\.(?:event|head_ref)/);
  });
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

it('the site is built every day, so that what has passed leaves it though nobody publishes', () => {
  const deploy = workflows.find(([file]) => file === 'deploy.yml')![1];
  expect(deploy.on['schedule']).toEqual([{cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/)}]);
});

it('nothing is published before its checks have passed', () => {
  const workflow = (name: string) => workflows.find(([file]) => file === name)![1];
  const {on, jobs} = workflow('deploy.yml');
  expect(Object.keys(on).sort()).toEqual(['schedule', 'workflow_dispatch', 'workflow_run']);
  expect(on['workflow_run']).toMatchObject({workflows: [workflow('checks.yml').name], branches: ['main']});
  expect(jobs['build']!.if).toContain("conclusion == 'success'");
});
