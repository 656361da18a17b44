import type {DrawnTool} from '@site/src/art/lib/synthetic';

/** A sign of the drawing with its meaning. */
export interface KeyEntry {
  /** `a`, `b`, `c` are the callout letters; the others, marks of the drawing. */
  readonly sign:
    | 'a'
    | 'b'
    | 'c'
    | 'small'
    | 'medium'
    | 'large'
    | 'circle'
    | 'triangle'
    | 'square'
    | 'box'
    | 'line'
    | 'band'
    | 'hollow'
    | 'bar'
    | 'amber'
    | 'mint';
  readonly title: string;
  readonly text: string;
}

export interface HeroPlot {
  readonly label: string;
  readonly key: readonly KeyEntry[];
  /** Numbers in the drawing stand for the indicators; their names follow it. */
  readonly isNumbered?: boolean;
}

/** Text alternative and key of the drawing `tool-<id>`. */
export const plots: Record<DrawnTool, HeroPlot> = {
  socioemociograma: {
    label:
      'Sociograma de un curso de 24 estudiantes: tres subgrupos unidos por pocos puentes, tres personas con alta influencia y dos que nadie elige. Datos sintéticos.',
    key: [
      {sign: 'a', title: 'Alta influencia', text: 'Buena parte del grupo la elige.'},
      {sign: 'b', title: 'Riesgo de exclusión', text: 'Elige, y nadie le devuelve la elección.'},
      {sign: 'c', title: 'Puente', text: 'Une dos subgrupos con poco trato.'},
    ],
  },
  'screening-bienestar-emocional': {
    label:
      'Mapa de un curso de 24 estudiantes en trece indicadores. El tamaño y el color de cada punto dicen cuánto conviene mirar; la cifra, cuántos estudiantes piden una conversación. Datos sintéticos.',
    key: [
      {sign: 'small', title: 'Sin señal', text: 'Sigue el acompañamiento de siempre.'},
      {sign: 'medium', title: 'Para seguir', text: 'Vale la pena observar.'},
      {sign: 'large', title: 'Para conversar', text: 'La cifra cuenta cuántos son.'},
    ],
  },
  'bullying-test': {
    label:
      'Panorama de un colegio: porcentaje de estudiantes que reporta cada una de las cuatro conductas, de 6.º a 11.º. El maltrato verbal es lo que más se reporta. Datos sintéticos.',
    key: [
      {sign: 'mint', title: 'Un grado', text: 'La cifra y el área son el porcentaje que reporta.'},
      {sign: 'amber', title: 'El valor más alto', text: 'Por dónde empezar a preguntar.'},
    ],
  },
  'competencias-emocionales-docentes': {
    label:
      'Panel con seis indicadores, de 0 a 100, en tres cursos y el promedio del colegio. 5.º A está por encima del promedio del colegio en todos. Datos sintéticos.',
    key: [
      {sign: 'circle', title: '5.º A', text: 'Primaria.'},
      {sign: 'triangle', title: '8.º B', text: 'Secundaria.'},
      {sign: 'square', title: '10.º A', text: 'Media.'},
      {sign: 'line', title: 'Colegio', text: 'Promedio de todos los cursos.'},
    ],
  },
  'autoconcepto-autoestima': {
    label:
      'Perfil de un estudiante en cuatro indicadores, de 0 a 100, sobre la zona en que está la mitad de su curso. La escala de sinceridad va aparte. Datos sintéticos.',
    key: [
      {sign: 'large', title: 'Un estudiante', text: 'Su perfil en cuatro indicadores.'},
      {sign: 'band', title: 'Su curso', text: 'La mitad del grupo está en esta franja.'},
      {sign: 'box', title: 'Sinceridad', text: 'Ayuda a leer el resto; no califica.'},
    ],
  },
  'convivencia-familiar': {
    label:
      'Once barras en círculo, una para cada indicador de una familia. El extremo es la segunda aplicación; una línea blanca, la primera. Todas crecen. Datos sintéticos.',
    key: [
      {sign: 'line', title: 'Primera aplicación', text: 'Una línea blanca en cada barra.'},
      {sign: 'bar', title: 'Segunda aplicación', text: 'Hasta donde llega la barra.'},
    ],
    isNumbered: true,
  },
  'dinamicas-familiares': {
    label:
      'Catorce escalas entre dos polos, con la primera y la segunda aplicación de una familia. En la segunda, casi todas se acercan al centro. Datos sintéticos.',
    key: [
      {sign: 'hollow', title: 'Primera aplicación', text: 'Círculo vacío.'},
      {sign: 'large', title: 'Segunda aplicación', text: 'Círculo lleno.'},
      {sign: 'line', title: 'Centro', text: 'Ningún polo es el bueno.'},
    ],
  },
};
