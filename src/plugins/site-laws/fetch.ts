import {decodePage, textFromHtml} from './from-html';
import {parseOfficialText, type OfficialOptions, type OfficialText} from './official';

const TIMEOUT = 30_000;

interface FetchedLaw {
  /** What goes into `texto-oficial.txt`. */
  readonly text: string;
  readonly parsed: OfficialText;
}

async function download(url: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT)});
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(
      `No se pudo abrir ${url} (${cause}). Revise la conexión a internet e intente de nuevo; si la página cambió de dirección, corríjala en src/data/laws.yaml.`,
    );
  }
  if (!response.ok) {
    throw new Error(
      `${url} respondió ${response.status}. Ábrala en el navegador; si cambió de dirección, corríjala en src/data/laws.yaml.`,
    );
  }
  return decodePage(new Uint8Array(await response.arrayBuffer()), response.headers.get('content-type') ?? '');
}

/** One paragraph a line; the reader of the file needs no more. */
function toFile({articles}: OfficialText, unheaded: ReadonlySet<number>): string {
  return `${Object.entries(articles)
    .flatMap(([number, [first = '', ...rest]]) => [
      unheaded.has(Number(number)) ? first : `ARTÍCULO ${number}. ${first}`,
      ...rest,
    ])
    .join('\n\n')}\n`;
}

/**
 * Brings an official page and turns it into the text file of a law: its articles and nothing else,
 * since signatures bear names that this site does not publish. Throws in Spanish when the page cannot
 * be opened or does not have the articles of the law.
 */
export async function fetchOfficialText(url: string, options: OfficialOptions): Promise<FetchedLaw> {
  const source = textFromHtml(await download(url));
  if (!source) {
    throw new Error(`${url}: la página no tiene artículos. Puede que muestre un aviso en lugar de la ley.`);
  }
  const parsed = parseOfficialText(source, {...options, file: url});
  const headed = new Set(
    [...source.matchAll(/^ART[IÍ]CULO\s+0*(\d+)/gimu)].map(([, number]) => Number(number)),
  );
  const unheaded = new Set(
    Object.keys(parsed.articles)
      .map(Number)
      .filter((number) => !headed.has(number)),
  );
  return {text: toFile(parsed, unheaded), parsed};
}
