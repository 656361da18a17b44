import {execFileSync, spawn} from 'node:child_process';

export interface BuildCost {
  readonly seconds: number;
  /** The most that all processes of the build held together. */
  readonly megabytes: number;
}

const EVERY = 500;

/** Memory, in kilobytes, of a process and of all that it started. */
function memoryOf(root: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const own = new Set([root]);
  for (let size = 0; size !== own.size;) {
    size = own.size;
    for (const [pid, parent] of rows) if (own.has(parent!)) own.add(pid!);
  }
  return rows.reduce((sum, [pid, , memory]) => sum + (own.has(pid!) ? memory! : 0), 0);
}

/**
 * Builds a site and says what it cost.
 *
 * @throws Error with the end of the output when the build fails
 */
export function build(
  args: readonly string[] = [],
  {cwd = process.cwd(), env = {}}: {readonly cwd?: string; readonly env?: Record<string, string>} = {},
): Promise<BuildCost> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn('npx', ['docusaurus', 'build', ...args], {cwd, env: {...process.env, ...env}});
    let most = 0;
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    const timer = setInterval(() => {
      try {
        most = Math.max(most, memoryOf(child.pid!));
      } catch {
        // No `ps` here: the time is still worth having.
      }
    }, EVERY);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({seconds: (performance.now() - began) / 1000, megabytes: most / 1000});
      else reject(new Error(`The build failed:\n${output.slice(-4000)}`));
    });
  });
}
