import fs from 'node:fs';
import path from 'node:path';

/** Routes of the Markdown pages that lie in the repository, also those that the specification does not list. */
export function routesOnDisk(root = process.cwd()): string[] {
  const visit = (dir: string): string[] => {
    if (!fs.existsSync(dir)) return [];
    return fs.readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
      if (/^[_.]/.test(entry.name)) return [];
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) return visit(file);
      // The profiles take their route from the data.
      if (!/\.mdx?$/.test(entry.name) || /^perfil-(?:uno|dos)\./.test(entry.name)) return [];
      const name = entry.name.replace(/\.mdx?$/, '');
      return [`/${name === 'index' ? path.basename(dir) : name}`];
    });
  };
  return [...visit(path.join(root, 'docs')), ...visit(path.join(root, 'src', 'pages'))];
}
