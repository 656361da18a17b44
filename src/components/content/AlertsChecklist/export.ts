import alerts from '@data/alerts';
import evidence from '@laws/evidence.json';

/**
 * The checklist as a table: group, question, what to look at, articles, what shows it and who keeps it in our
 * proposal (`evidence` of the duties of both laws), mark and day.
 */
export function checklistRows(ticked: readonly string[], today: string): string[][] {
  return [
    [
      'Grupo',
      'Pregunta',
      'Qué revisar',
      'Sustento',
      'Con qué lo muestra y quién lo guarda (propuesta nuestra)',
      'Revisado',
      'Fecha',
    ],
    ...alerts.map(({id, name, question, checks, basis}) => [
      name,
      question,
      checks.map(({text}) => text).join('\n'),
      basis.map(({law, articles}) => `Ley ${law.slice(4, 8)}: art. ${articles.join(', ')}`).join('; '),
      evidence[id]!.map(({document, keeper}) => `${document} ${keeper}.`).join('\n'),
      ticked.includes(id) ? 'Sí' : 'No',
      today,
    ]),
  ];
}
