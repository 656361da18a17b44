const build = (canary: string): number => Number(/-canary-(\d+)$/.exec(canary)?.[1] ?? 0);

/**
 * Versions to try an upgrade to: the newest patch of the minor in use, and the newest canary. Every package
 * has to have them: a canary of one is not always published for all.
 *
 * @param current the version in use, such as `3.10.2`
 * @param lists every version of each package, in any order
 */
export function chooseVersions(
  current: string,
  [first = [], ...others]: readonly (readonly string[])[],
): string[] {
  const published = first.filter((version) => others.every((list) => list.includes(version)));
  const minor = current.slice(0, current.lastIndexOf('.') + 1);
  const patches = published
    .filter((version) => version.startsWith(minor) && /^\d+$/.test(version.slice(minor.length)))
    .sort((a, b) => Number(a.slice(minor.length)) - Number(b.slice(minor.length)));
  const canaries = published.filter((version) => build(version) > 0).sort((a, b) => build(a) - build(b));
  return [patches.at(-1), canaries.at(-1)].filter((version) => version !== undefined);
}

/** What a failed command said: from its first line that speaks of an error on, three screenfuls. */
export function messageOf(output: string): string {
  const lines = output
    // Colours and the like.
    .replace(/\u001B\[[\d;]*[A-Za-z]/g, '')
    .split('\n')
    .filter((line) => line.trim());
  const first = lines.findIndex((line) => /\[ERROR\]|\bFAIL\b|\w*Error: |error TS|npm error/.test(line));
  return (first < 0 ? lines.slice(-60) : lines.slice(first, first + 60)).join('\n');
}

/**
 * Rows of the register of insides (`src/plugins/README.md`) of which the output of a failed step names a
 * file or a plugin. Tests that passed are named too, behind a tick.
 */
export function rowsFor(output: string, register: string): string[] {
  const said = output.replace(/^.*✓.*$/gm, '');
  const table = register.slice(register.indexOf('| Inside'));
  return table.split('\n').filter((row) => {
    const names = [
      ...row
        .split('|')
        .slice(2)
        .join('|')
        .matchAll(/`([^`]+)`/g),
    ].map(([, name]) => name!);
    return names.some((name) => said.includes(name) || said.includes(`${name.split('/')[0]}: `));
  });
}
