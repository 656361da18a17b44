import {
  applicationsOf,
  attentionLevel,
  bullyingPeers,
  drawnTool,
  meanOf,
  sampleStudentOf,
  type DrawnTool,
} from '@site/src/art/lib/synthetic';
import {choicesHistogram, classSize} from '@site/src/art/lib/class';
import type {Tool} from '@site/src/data/types';

export interface Report {
  readonly title: string;
  /** How to read the drawing, one sentence each. */
  readonly reading: readonly string[];
  /** How many of them, from the first on, have their number in the drawing. */
  readonly notes: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const twoApplications = ({indicators}: Tool, id: DrawnTool): Pick<Report, 'columns' | 'rows'> => ({
  columns: ['Indicador', 'Primera aplicación', 'Segunda aplicación'],
  rows: applicationsOf(id).map(({first, second}, index) => [indicators[index]?.name ?? '', first, second]),
});

const attention = ['sin señal', 'para seguir', 'para conversar'] as const;

const side = (value: number, [left, right]: readonly [string, string]): string =>
  value === 50 ? 'Centro' : `${Math.abs(value - 50)} hacia ${(value < 50 ? left : right).toLowerCase()}`;

/** The sample report of each tool: the words and the values of the drawing `report-<tool>`. */
const reports: Record<DrawnTool, (tool: Tool, id: DrawnTool) => Report> = {
  socioemociograma: () => ({
    title: 'Informe de grupo: elecciones recibidas',
    notes: 3,
    reading: [
      `Cada punto es uno de los ${classSize} estudiantes. El número dice cuántas veces lo eligen sus compañeros.`,
      'Ámbar con borde: alta influencia. El grupo escucha a estas personas.',
      'Punto pequeño con halo: nadie lo elige. Conviene mirar ahí primero.',
    ],
    columns: ['Veces que lo eligen', 'Estudiantes'],
    rows: choicesHistogram().map((count, times) => [times, count]),
  }),
  'screening-bienestar-emocional': (tool, id) => ({
    title: 'Informe individual: perfil de un estudiante',
    notes: 2,
    reading: [
      'La barra es el valor de un estudiante en cada indicador, de 0 a 100.',
      'La línea vertical es el promedio de su curso.',
      'Más a la derecha hay más señales para mirar de cerca. En expresividad, autoestima, optimismo y motivación, a la derecha está el nivel más bajo.',
    ],
    columns: ['Indicador', 'Estudiante', 'Promedio del curso', 'Lectura'],
    rows: sampleStudentOf(id).map((value, index) => [
      tool.indicators[index]?.name ?? '',
      value,
      meanOf(id, index),
      attention[attentionLevel(value)],
    ]),
  }),
  'bullying-test': (tool) => ({
    title: 'Informe individual: reportes que coinciden',
    notes: 2,
    reading: [
      `Cada círculo es uno de los ${bullyingPeers.total} compañeros que respondieron.`,
      'Los círculos llenos reportan esa conducta hacia un mismo estudiante.',
      'Varios reportes que coinciden piden escuchar y verificar. Ninguno prueba un caso.',
    ],
    columns: ['Indicador', `Compañeros que lo reportan, de ${bullyingPeers.total}`],
    rows: tool.indicators.map(({name}, index) => [name, bullyingPeers.reports[index] ?? 0]),
  }),
  'competencias-emocionales-docentes': (tool, id) => ({
    title: 'Panel institucional: dos aplicaciones',
    notes: 2,
    reading: [
      'Cada fila es el promedio del colegio en un indicador, de 0 a 100.',
      'Círculo vacío: primera aplicación. Círculo lleno: segunda.',
      'El mismo cuadro se filtra por curso, nivel, docente o asignatura.',
    ],
    ...twoApplications(tool, id),
  }),
  'autoconcepto-autoestima': (tool, id) => ({
    title: 'Informe de grupo: dos aplicaciones',
    notes: 2,
    reading: [
      'Cada fila es el promedio de un curso, de 0 a 100.',
      'Círculo vacío: primera aplicación. Círculo lleno: segunda.',
      'La escala de sinceridad ayuda a leer las demás. No califica a nadie.',
    ],
    ...twoApplications(tool, id),
  }),
  'convivencia-familiar': (tool, id) => ({
    title: 'Informe de una familia: qué cambió',
    notes: 1,
    reading: [
      'Cada barra es la diferencia entre la primera y la segunda aplicación, en puntos.',
      'Arriba está lo que más cambió; abajo, lo que menos.',
      'El informe es de la familia que respondió. No lleva nombres.',
    ],
    ...twoApplications(tool, id),
  }),
  'dinamicas-familiares': ({indicators}, id) => ({
    title: 'Informe de una familia: lo que más se movió',
    notes: 2,
    reading: [
      'Cada escala va de un polo al otro. La marca del medio es el centro.',
      'Círculo vacío: primera aplicación. Círculo lleno: segunda.',
      'El dibujo muestra seis escalas; la tabla trae las catorce.',
    ],
    columns: ['Escala', 'Primera aplicación', 'Segunda aplicación'],
    rows: applicationsOf(id).map(({first, second}, index) => {
      const poles = indicators[index]?.poles ?? (['el primer polo', 'el segundo polo'] as const);
      return [indicators[index]?.name ?? '', side(first, poles), side(second, poles)];
    }),
  }),
};

/** None for a tool that has no drawings (yet). */
export function reportOf(tool: Tool): Report | undefined {
  const id = drawnTool(tool);
  return id && reports[id](tool, id);
}
