import path from 'node:path';

import type {Problem} from '../../data/problems';

/** Files that no page of the site would come from, though their names or places promise one. */

export const TEMPLATES = 'docs/_plantillas';
/** The working papers in Word are written there (`plugins/working-papers`). */
const PAPER = /^src\/papers\/[^/]+\.md$/;
const TEMPLATE_FILES =
  /^docs\/_plantillas\/(?:aliado|articulo-de-ley|herramienta|perfil|programa|recurso)\.mdx$/;
const PAGE = /\.mdx?$/;
/** What pages show or hand out, from `static`. */
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;
const HANDOUT = /\.(?:pdf|xlsx|pptx|zip)$/i;
const CODE = /\.(?:tsx?|css|json)$/;

/** @param files every file of `docs`, `src` and `static`, and those of the root */
export function checkPlaces(files: readonly string[]): Problem[] {
  return files.flatMap((file) => {
    const slip = misplaced(file);
    return slip ? [{file, ...slip}] : [];
  });
}

function misplaced(file: string): Omit<Problem, 'file'> | undefined {
  const [top = '', ...rest] = file.split('/');
  const name = path.posix.basename(file);
  const stem = name.replace(/\..*$/, '');
  const isNote = /^[A-Z]+\.md$/.test(name);
  if (/^\./.test(name) || TEMPLATE_FILES.test(file) || PAPER.test(file)) return undefined;
  const expected = 'una página .mdx en docs, en la carpeta de su tema';
  if (PAGE.test(name) && !isNote) {
    if (file.startsWith(`${TEMPLATES}/`)) {
      return {
        found: 'una página en la carpeta de las plantillas: no se publica',
        expected,
        cure: `muévala, por ejemplo, a docs/recursos/${name}`,
      };
    }
    if (top === 'docs' || file.startsWith('src/pages/')) {
      return rest.some((part) => part.startsWith('_'))
        ? {
            found: `«${file}», un nombre que empieza por _: no se publica`,
            expected: 'un nombre sin ese signo',
            cure: 'borre el signo _ del nombre, o borre el archivo.',
          }
        : undefined;
    }
    return {
      found: 'una página fuera de docs: no se publica',
      expected,
      cure: `muévala, por ejemplo, a docs/recursos/${name}`,
    };
  }
  if (top === 'docs' && /^docs\/leyes\/.*\.(?:txt|docx?)$/i.test(file)) {
    return name === 'texto-oficial.txt'
      ? undefined
      : {
          found: `«${name}», que ninguna página muestra`,
          expected: 'el texto oficial en un archivo llamado texto-oficial.txt, junto a la página de su ley',
          cure: /\.txt$/i.test(name)
            ? 'cambie el nombre a «texto-oficial.txt».'
            : 'copie su texto en «texto-oficial.txt» y borre este archivo.',
        };
  }
  const isDocument = /\.(?:docx?|odt|rtf)$/i.test(name);
  if (
    top === 'docs' ||
    (file.startsWith('src/pages/') && !CODE.test(name)) ||
    (top !== 'src' && /\.(?:markdown|mdx?\.txt)$/i.test(name))
  ) {
    return {
      found: `«${name}», un archivo que no es una página: no se publica`,
      expected: 'una página en un archivo .mdx; lo que se descarga va en static',
      cure: PICTURE.test(name)
        ? `muévalo a static/img y escriba ![qué se ve](/img/${name})`
        : HANDOUT.test(name)
          ? `muévalo a static y enlácelo así: /${name}`
          : isDocument
            ? `copie su texto en «${stem}.mdx» y borre este archivo; si es para descargar, muévalo a static.`
            : `cambie el nombre a «${stem}.mdx».`,
    };
  }
  return undefined;
}
