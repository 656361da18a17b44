import {
  applicationsOf,
  attentionLevel,
  bullyingPeers,
  meanOf,
  sampleStudentOf,
  type DrawnTool,
} from '@site/src/art/lib/synthetic';
import {choicesHistogram} from '@site/src/art/lib/class';
import type {Tool} from '@site/src/data/types';

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const twoApplications = ({indicators}: Tool, id: DrawnTool): Table => ({
  columns: ['Indicador', 'Primera aplicación', 'Segunda aplicación'],
  rows: applicationsOf(id).map(({first, second}, index) => [indicators[index]?.name ?? '', first, second]),
});

const attention = ['sin señal', 'para seguir', 'para conversar'] as const;

const side = (value: number, [left, right]: readonly [string, string]): string =>
  value === 50 ? 'Centro' : `${Math.abs(value - 50)} hacia ${(value < 50 ? left : right).toLowerCase()}`;

/** The values of the drawing `report-<tool>`. */
export const tables: Readonly<Record<DrawnTool, (tool: Tool, id: DrawnTool) => Table>> = {
  socioemociograma: () => ({
    columns: ['Veces que lo eligen', 'Estudiantes'],
    rows: choicesHistogram().map((count, times) => [times, count]),
  }),
  'screening-bienestar-emocional': ({indicators}, id) => ({
    columns: ['Indicador', 'Estudiante', 'Promedio del curso', 'Lectura'],
    rows: sampleStudentOf(id).map((value, index) => [
      indicators[index]?.name ?? '',
      value,
      meanOf(id, index),
      attention[attentionLevel(value)],
    ]),
  }),
  'bullying-test': ({indicators}) => ({
    columns: ['Indicador', `Compañeros que lo reportan, de ${bullyingPeers.total}`],
    rows: indicators.map(({name}, index) => [name, bullyingPeers.reports[index] ?? 0]),
  }),
  'competencias-emocionales-docentes': twoApplications,
  'autoconcepto-autoestima': twoApplications,
  'convivencia-familiar': twoApplications,
  'dinamicas-familiares': ({indicators}, id) => ({
    columns: ['Escala', 'Primera aplicación', 'Segunda aplicación'],
    rows: applicationsOf(id).map(({first, second}, index) => {
      const poles = indicators[index]?.poles ?? (['el primer polo', 'el segundo polo'] as const);
      return [indicators[index]?.name ?? '', side(first, poles), side(second, poles)];
    }),
  }),
};
