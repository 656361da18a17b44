import fs from 'node:fs';
import path from 'node:path';

/** Routes of the pages that lie in the repository, without those of the profiles, which the data names. */
export function routesOnDisk(root = process.cwd()): string[] {
  const visit = (dir: string, home: string): string[] => {
    if (!fs.existsSync(dir)) return [];
    return fs.readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
      if (/^[_.]/.test(entry.name)) return [];
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) return visit(file, `/${entry.name}`);
      if (!/\.(?:mdx?|tsx)$/.test(entry.name) || /^perfil-(?:uno|dos)\./.test(entry.name)) return [];
      const name = entry.name.replace(/\.\w+$/, '');
      return [name === 'index' ? home : `/${name}`];
    });
  };
  return [...visit(path.join(root, 'docs'), '/'), ...visit(path.join(root, 'src', 'pages'), '/')];
}
