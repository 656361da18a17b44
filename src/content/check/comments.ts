import {placeOf, type Scan} from './scan';
import type {Report} from './types';

/** Notes for the team that are written almost as comments: the page would show them to everybody. */
export function checkComments(text: string, scan: Scan, report: Report): void {
  for (const index of [...scan.angles, ...scan.braces]) {
    const rest = text.slice(index);
    const open = /^(?:<!-*|\{\s*\/?\*)/.exec(rest)?.[0];
    // A heading's address has its own rule.
    if (open === undefined || /^\{[\s/*]*#[\w-]+[^}\n]*\}?[ \t]*(?:\n|$)/.test(rest)) continue;
    const isHtml = open.startsWith('<');
    const whole = (
      isHtml ? /^<!-*[ \t]*([^<>\n]*?)[ \t]*-*>/ : /^\{\s*\/?\*\s*([^{}\n]*?)\s*\*?\/?\s*\}/
    ).exec(rest);
    const isOpen = open === '<!--' && !whole;
    report({
      ...placeOf(text, index),
      found: `«${(whole?.[0] ?? rest).slice(0, 40).split('\n')[0]}», un comentario ${whole ? 'mal escrito' : 'que no se cierra'}: la página lo mostraría`,
      expected: '<!-- al comienzo del comentario y --> al final',
      cure: whole
        ? `escriba <!-- ${whole[1]} -->`
        : isOpen
          ? 'agregue --> donde termina el comentario.'
          : 'escriba <!-- donde empieza el comentario y --> donde termina.',
    });
  }
}
