import {isKnownRoute, knownRoutes} from '../lib/routes';
import type {DataFiles} from './load';
import {closest} from './problems';
import type {Path} from './yaml';

/** A finding that needs more than one file. */
export interface Finding {
  readonly name: keyof DataFiles;
  readonly path: Path;
  readonly expected: string;
  readonly cure: string;
}

/** Rules between files. Only for files that are sound by themselves. */
export function crossCheck(data: DataFiles): Finding[] {
  return [...checkRoutes(data), ...checkArticles(data), ...checkMenuFacts(data)];
}

function checkRoutes(data: DataFiles): Finding[] {
  const routes = knownRoutes(data.experts);
  const places = (['faq', 'courses', 'partners', 'navigation', 'webinar'] as const).flatMap((name) =>
    pagesOf(data[name]).map(({path, to}) => ({name, path, to})),
  );
  return places
    .filter(({to}) => !isKnownRoute(to, data.experts))
    .map(({name, path, to}) => ({
      name,
      path,
      expected: 'una página que exista en el sitio',
      cure: `«${to}» no existe; ¿quiso escribir ${closest(to, routes) ?? '/socioemociograma'}?`,
    }));
}

function pagesOf(value: unknown, path: Path = []): {readonly path: Path; readonly to: string}[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return key === 'to' && typeof part === 'string' ? [{path: place, to: part}] : pagesOf(part, place);
  });
}

function checkArticles({alerts, laws}: DataFiles): Finding[] {
  return alerts.flatMap(({basis}, group) =>
    basis.flatMap(({law, articles}, place) => {
      const last = laws.find(({id}) => id === law)?.articleCount ?? 0;
      return articles.flatMap((article, index) =>
        article <= last
          ? []
          : [
              {
                name: 'alerts' as const,
                path: [group, 'basis', place, 'articles', index],
                expected: `un artículo de la ${law}, de 1 a ${last}`,
                cure: 'corrija el número del artículo.',
              },
            ],
      );
    }),
  );
}

/** «20 min · 9 indicadores» in a menu says the same as the tool itself. */
function checkMenuFacts({navigation, tools}: DataFiles): Finding[] {
  return navigation.flatMap(({entries}, menu) =>
    entries.flatMap(({to, meta}, index) => {
      const tool = tools.find(({id}) => to === `/${id}`);
      if (!tool || meta === undefined) return [];
      const fact = `${tool.indicators.length} ${tool.indicatorKind}`;
      if (meta.replace(/\u00a0/g, ' ').endsWith(fact)) return [];
      const path = ['entries', index, 'meta'];
      return [
        {
          name: 'navigation' as const,
          path: [menu, ...path],
          expected: `un dato que termine en «${fact}»`,
          cure: `escriba, por ejemplo, meta: 20 min · ${fact}`,
        },
      ];
    }),
  );
}
