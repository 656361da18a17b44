import {READING} from '../lib/law';
import type {DataFiles} from './load';
import {closest} from './problems';
import type {DeadlineActor, LawActor, LawId, LawLine, LawParagraph} from './types';
import type {Path} from './yaml';

/**
 * What the site says of the laws, compared with what their paragraphs order: each duty, term, point of the
 * checklist and compared cell names the lines it rests on, in `restsOn`.
 */

/** A finding at a place of the file that was checked. */
export interface CoverageFinding {
  readonly path: Path;
  readonly found: string;
  readonly expected: string;
  readonly cure: string;
}

const isReading = (text: string): boolean => text.toLowerCase().includes(READING);

/** Said of a step of the school year that the law orders somebody else to take. */
const isAdvice = (text = ''): boolean => text.includes('consejo nuestro');

type Line = LawLine & {readonly law: LawId; readonly article: number};
export type LawLines = ReadonlyMap<string, Line>;

/** Every line of both laws by its id. */
export function lawLines(files: Pick<DataFiles, 'law-2491' | 'law-2503'>): LawLines {
  const of = (law: LawId, paragraphs: readonly LawParagraph[]): [string, Line][] =>
    paragraphs.flatMap(({article, lines}) =>
      lines.map((line): [string, Line] => [line.id, {...line, law, article}]),
    );
  return new Map([
    ...of('ley-2491-de-2025', files['law-2491']),
    ...of('ley-2503-de-2025', files['law-2503']),
  ]);
}

const fileOf = (law: LawId): string => `src/data/law-${law.slice(4, 8)}.yaml`;

/** The lines that an entry names; an unknown one is a finding. */
function resolve(
  {restsOn = []}: {readonly restsOn?: readonly string[] | undefined},
  path: Path,
  lines: LawLines,
): {readonly known: readonly [Line, Path][]; readonly findings: readonly CoverageFinding[]} {
  const known: [Line, Path][] = [];
  const findings: CoverageFinding[] = [];
  restsOn.forEach((id, index) => {
    const place = [...path, 'restsOn', index];
    const line = lines.get(id);
    if (line) known.push([line, place]);
    else {
      const slip = closest(id, [...lines.keys()]);
      findings.push({
        path: place,
        found: `«${id}», que no es una línea de la ley`,
        expected: 'el «id» de una línea de src/data/law-2491.yaml o law-2503.yaml',
        cure: slip ? `¿quiso escribir «${slip}»?` : 'búsquela en esos archivos, por artículo y párrafo.',
      });
    }
  });
  return {known, findings};
}

function wrongActor(line: Line, path: Path, actor: LawActor, cure: string): CoverageFinding {
  return {
    path,
    found: `${line.id}, cuyo actor es «${line.actor}»`,
    expected: `una línea del actor «${actor}», que es a quien nombra esta entrada`,
    cure,
  };
}

/** The lines belong to the law and to the articles that the entry cites, and each cited article has one. */
function checkArticles(
  known: readonly [Line, Path][],
  cited: readonly {readonly law: LawId; readonly articles: readonly number[]; readonly path: Path}[],
): CoverageFinding[] {
  const stray = known
    .filter(([line]) => !cited.some(({law, articles}) => law === line.law && articles.includes(line.article)))
    .map(([line, path]) => ({
      path,
      found: `${line.id}, del artículo ${line.article} de la Ley ${line.law.slice(4, 8)}`,
      expected: 'una línea de los artículos que cita la entrada',
      cure: 'agregue ese artículo a los citados, o corrija la línea.',
    }));
  const bare = cited.flatMap(({law, articles, path}) =>
    articles.flatMap((article, index) =>
      known.some(([line]) => line.law === law && line.article === article)
        ? []
        : [
            {
              path: [...path, index],
              found: `el artículo ${article} de la Ley ${law.slice(4, 8)}, en el que nada se apoya`,
              expected: 'artículos con alguna línea en «restsOn»',
              cure: `agregue la línea de ${fileOf(law)}, o quite el artículo.`,
            },
          ],
    ),
  );
  return [...stray, ...bare];
}

const OF_THE_SCHOOL: readonly LawActor[] = ['colegio', 'todos'];

interface Duties {
  readonly number?: number;
  readonly who?: string;
  readonly duties?: readonly {readonly text: string; readonly restsOn: readonly string[]}[];
}

/**
 * The duties of a law page: each rests on lines of its article that oblige the school. Where the paragraph
 * names nobody, duty or `who` must say that it is our reading. And no line that obliges the school is left out.
 */
export function checkDuties(law: LawId, articles: readonly Duties[], lines: LawLines): CoverageFinding[] {
  const used = new Set<string>();
  const findings = articles.flatMap(({number = 0, who = '', duties = []}, index) =>
    duties.flatMap((duty, place): readonly CoverageFinding[] => {
      const path = ['articles', index, 'duties', place];
      const {known, findings: unknown} = resolve(duty, path, lines);
      known.forEach(([{id}]) => used.add(id));
      const actors = known.flatMap(([line, at]) => {
        if (OF_THE_SCHOOL.includes(line.actor)) return [];
        if (line.actor !== 'sin-nombrar') {
          return [wrongActor(line, at, 'colegio', 'quite el deber, o apóyelo en una línea del colegio.')];
        }
        if (isReading(duty.text) || isReading(who)) return [];
        const cure = `diga «${READING}» en el deber o en «who» de ese artículo.`;
        return [wrongActor(line, at, 'colegio', cure)];
      });
      const elsewhere = known
        .filter(([line]) => line.law !== law || line.article !== number)
        .map(([line, at]) => ({
          path: at,
          found: `${line.id}, que no es del artículo ${number} de esta ley`,
          expected: `líneas del artículo ${number}`,
          cure: 'lleve el deber a su artículo, o corrija la línea.',
        }));
      return [...unknown, ...actors, ...elsewhere];
    }),
  );
  const forgotten = [...lines.values()]
    .filter((line) => line.law === law && line.actor === 'colegio' && line.force === 'deber')
    .filter(({id}) => !used.has(id))
    .map((line): CoverageFinding => {
      const index = articles.findIndex(({number}) => number === line.article);
      return {
        path: index < 0 ? ['articles'] : ['articles', index],
        found: `ningún deber del artículo ${line.article} se apoya en ${line.id}`,
        expected: `un deber para lo que la ley ordena al colegio: ${line.orders}`,
        cure: `agregue el deber con «restsOn: [${line.id}]».`,
      };
    });
  return [...findings, ...forgotten];
}

/** Terms, checklist, comparisons, school year and answers to readers: the parts of the check that stand in data files. */
export function checkRestsOn(data: DataFiles): (CoverageFinding & {
  readonly name: 'laws' | 'alerts' | 'law-comparison' | 'law-support' | 'school-year' | 'law-readers';
})[] {
  const lines = lawLines(data);
  const laws = data.laws.flatMap(({id: law, deadlines}, index) =>
    deadlines.flatMap((deadline, place) => {
      const path = [index, 'deadlines', place];
      const {known, findings} = resolve(deadline, path, lines);
      const actors = known
        .filter(([{actor}]) => actor !== (deadline.who satisfies DeadlineActor))
        .map(([line, at]) =>
          wrongActor(line, at, deadline.who, `corrija «who: ${deadline.who}» o la línea.`),
        );
      const cited = [{law, articles: [deadline.article], path}];
      return [...findings, ...actors, ...checkArticles(known, cited)].map((finding) => ({
        name: 'laws' as const,
        ...finding,
      }));
    }),
  );
  const alerts = data.alerts.flatMap(({checks, basis}, index) => {
    const resolved = checks.map((check, place) => resolve(check, [index, 'checks', place], lines));
    const actors = resolved.flatMap(({known}, place) =>
      checks[place]!.text.startsWith('Conviene')
        ? []
        : known
            .filter(([{actor}]) => ![...OF_THE_SCHOOL, 'sin-nombrar'].includes(actor))
            .map(([line, at]) =>
              wrongActor(
                line,
                at,
                'colegio',
                'corrija la línea; si es un consejo nuestro, empiece por «Conviene».',
              ),
            ),
    );
    const cited = basis.map((entry, place) => ({...entry, path: [index, 'basis', place, 'articles']}));
    return [
      ...resolved.flatMap(({findings}) => findings),
      ...actors,
      ...checkArticles(
        resolved.flatMap(({known}) => known),
        cited,
      ),
    ].map((finding) => ({name: 'alerts' as const, ...finding}));
  });
  const comparison = data['law-comparison'].flatMap((row, index) =>
    ([2491, 2503] as const).flatMap((number) => {
      const path = [index, `ley${number}`];
      const {articles, ...cell} = row[`ley${number}`];
      const {known, findings} = resolve(cell, path, lines);
      const cited = [{law: `ley-${number}-de-2025` as const, articles, path: [...path, 'articles']}];
      return [...findings, ...checkArticles(known, cited)].map((finding) => ({
        name: 'law-comparison' as const,
        ...finding,
      }));
    }),
  );
  const support = data['law-support'].flatMap((row, index) => {
    const {known, findings} = resolve(row, [index], lines);
    const cited = [{law: 'ley-2503-de-2025' as const, articles: [row.article], path: [index]}];
    return [...findings, ...checkArticles(known, cited)].map((finding) => ({
      name: 'law-support' as const,
      ...finding,
    }));
  });
  const readers = data['law-readers'].readers.flatMap(({answers = []}, reader) =>
    answers.flatMap((answer, index) => {
      const path = ['readers', reader, 'answers', index];
      const {known, findings} = resolve(answer, path, lines);
      const cited = (answer.basis ?? []).map((entry, place) => ({
        ...entry,
        path: [...path, 'basis', place, 'articles'],
      }));
      return [...findings, ...checkArticles(known, cited)].map((finding) => ({
        name: 'law-readers' as const,
        ...finding,
      }));
    }),
  );
  const plan = data['school-year'].steps.flatMap((step, index) => {
    const {known, findings} = resolve(step, ['steps', index], lines);
    const actors = known
      .filter(([{actor}]) => ![...OF_THE_SCHOOL, 'sin-nombrar'].includes(actor) && !isAdvice(step.open))
      .map(([line, at]) =>
        wrongActor(line, at, 'colegio', 'corrija la línea, o diga «consejo nuestro» en «open».'),
      );
    return [...findings, ...actors].map((finding) => ({name: 'school-year' as const, ...finding}));
  });
  return [...laws, ...alerts, ...comparison, ...support, ...readers, ...plan];
}
