import {closest} from '../../data/problems';

import {checkComments} from './comments';
import {htmlNames, placeOf, voidNames, type Attribute, type Scan, type Tag} from './scan';
import type {Component, ComponentProp, Context, Page, Report} from './types';

/** HTML that a page of this site never needs, and why. */
const REFUSED: Readonly<Record<string, string>> = {
  script: 'el sitio no admite programas dentro del texto: borre la etiqueta',
  style: 'el aspecto lo pone el sitio: borre la etiqueta',
  iframe: 'para un video use <Video id="…" />; para otro sitio, un enlace',
  embed: 'para un video use <Video id="…" />; para otro sitio, un enlace',
  object: 'para un video use <Video id="…" />; para otro sitio, un enlace',
  audio: 'ponga un enlace al archivo',
  form: 'el sitio no tiene formularios: ponga un enlace',
  input: 'el sitio no tiene formularios: ponga un enlace',
  textarea: 'el sitio no tiene formularios: ponga un enlace',
  select: 'el sitio no tiene formularios: ponga un enlace',
  button: 'ponga un enlace, o el botón en «actions» de la ficha',
  link: 'borre la etiqueta',
  meta: 'borre la etiqueta',
  svg: 'guarde el dibujo como archivo y muéstrelo con ![qué se ve](/img/dibujo.svg)',
  h1: 'el título de la página es «title», en la ficha; para un apartado escriba ## Título',
  h2: 'escriba ## Título',
  h3: 'escriba ### Título',
  a: 'escriba [texto](/pagina)',
  img: 'escriba ![qué se ve](/img/archivo.png)',
};

/** Attributes that take the browser to an address; no page needs one. */
const ADDRESS = /^(?:href|src|srcset|poster|cite|action|formaction|background|data|ping|xlink:href)$/i;

/** Components that are a part of a sentence. */
const isInline = (name: string): boolean => name === 'Term' || name.endsWith('Link');

const WORD = /^(?:o|w|v|st1):/i;

/** Tags: unknown, unclosed, pasted from Word; components and their fields. */
export function checkTags(page: Page, scan: Scan, context: Context, report: Report): void {
  const byName = new Map(context.components.map((component) => [component.name, component]));
  const open: Tag[] = [];
  /** Line of each component without text, by how it is written. */
  const placed = new Map<string, number>();
  const at = (index: number): {line: number; column: number} => placeOf(page.text, index);

  // Only the first of a paste: one cure mends them all.
  const word = scan.tags.find(
    ({name, attributes}) =>
      WORD.test(name) ||
      attributes.some(({value}) => /\bMso|mso-/.test(value ?? '')) ||
      name.toLowerCase() === 'font',
  );
  if (word) {
    report({
      ...at(word.start),
      found: `«${page.text.slice(word.start, Math.min(word.end, word.start + 40))}», formato pegado de Word`,
      expected: 'texto sin formato, con Markdown',
      cure: 'borre lo pegado y péguelo otra vez «sin formato» (Ctrl + Mayús + V).',
    });
  }

  for (const tag of scan.tags) {
    const isWord =
      WORD.test(tag.name) ||
      tag.name.toLowerCase() === 'font' ||
      tag.attributes.some(({value}) => /\bMso|mso-/.test(value ?? ''));
    const component = byName.get(tag.name);
    const lower = tag.name.toLowerCase();
    if (tag.isClosing) {
      if (!voidNames.has(lower)) close(tag);
      continue;
    }
    if (!isWord) {
      if (component) {
        checkComponent(component, tag);
      } else if (htmlNames.has(lower) && !isMistypedComponent(tag)) {
        checkHtml(tag, lower);
      } else {
        const slip = closest(tag.name, [...byName.keys()]);
        report({
          ...at(tag.start),
          found: `<${tag.name}>, un componente que no existe`,
          expected: 'un componente del sitio (la lista está en src/components/content/README.md)',
          cure: `${slip ? `¿quiso escribir <${slip}>?` : 'borre la etiqueta.'} Si es texto, ponga una barra antes del signo: \\<${tag.name}.`,
        });
      }
    }
    if (!tag.isSelfClosing && !voidNames.has(lower)) open.push(tag);
  }
  for (const tag of open) unclosed(tag);

  function close(tag: Tag): void {
    const index = open.map(({name}) => name).lastIndexOf(tag.name);
    if (index === -1) {
      const last = open.at(-1);
      report({
        ...at(tag.start),
        found: `</${tag.name}>, un cierre sin su etiqueta de apertura`,
        expected: last
          ? `</${last.name}>, que cierra la de la línea ${at(last.start).line}`
          : `<${tag.name}> más arriba`,
        cure: last
          ? `escriba </${last.name}>.`
          : `borre </${tag.name}>, o agregue <${tag.name}> donde empieza.`,
      });
      // A mistyped closing tag closes what it was meant for.
      if (last) open.pop();
      return;
    }
    for (const inner of open.splice(index).slice(1)) unclosed(inner);
  }

  function unclosed(tag: Tag): void {
    const {name} = tag;
    const component = byName.get(name);
    const takesText = component?.props.some((prop) => prop.name === 'children') ?? true;
    const written = page.text.slice(tag.start, tag.end);
    report({
      ...at(tag.start),
      found: `<${name}>, una etiqueta sin cerrar`,
      expected: takesText ? `</${name}> donde termina` : `<${name} … />, con una barra al final`,
      cure: takesText
        ? `agregue </${name}> en otra línea, después del último texto; si era un signo, escriba \\<${name}.`
        : `escriba ${written.replace(/\s*>$/, ' />')}`,
    });
  }

  function isMistypedComponent(tag: Tag): boolean {
    // `<Video>` is ours; `<video>` would be an empty player.
    return [...byName.keys()].some(
      (name) => name !== tag.name && name.toLowerCase() === tag.name.toLowerCase(),
    );
  }

  function checkHtml(tag: Tag, lower: string): void {
    const cure = REFUSED[lower];
    if (cure !== undefined) {
      report({
        ...at(tag.start),
        found: `la etiqueta <${tag.name}>`,
        expected: 'texto en Markdown o un componente del sitio',
        cure: `${cure}.`,
      });
      return;
    }
    // In .mdx a capital means one of our components.
    if (page.isMdx && tag.name !== lower && !voidNames.has(lower)) {
      report({
        ...at(tag.start),
        found: `<${tag.name}>, con mayúscula`,
        expected: `<${lower}> … </${lower}>`,
        cure: `escriba la etiqueta y su cierre en minúsculas: <${lower}>.`,
      });
    }
    for (const attribute of tag.attributes) {
      if (attribute.kind === 'braces' || ADDRESS.test(attribute.name)) {
        checkAddress(tag, attribute);
        continue;
      }
      if (!/^(?:style|class|className|id|on\w+)$/i.test(attribute.name)) continue;
      report({
        ...at(attribute.start),
        found: `«${attribute.name}» dentro de <${tag.name}>`,
        expected: 'texto sin formato propio: el aspecto lo pone el sitio',
        cure: `borre «${page.text.slice(attribute.start, attribute.start + attribute.name.length + (attribute.value?.length ?? -3) + 3)}».`,
      });
    }
  }

  /** Code between braces would run in the build, and an address may run in the browser. */
  function checkAddress(tag: Tag, {name, value = '', start}: Attribute): void {
    report({
      ...at(start),
      found: `«${name}» con «${value}» dentro de <${tag.name}>`,
      expected: 'una etiqueta sin direcciones ni código',
      cure: `borre «${name}»; para un enlace escriba [texto](/pagina).`,
    });
  }

  function checkComponent(component: Component, tag: Tag): void {
    const names = component.props.map(({name}) => name).filter((name) => name !== 'children');
    if (!page.isMdx) {
      report({
        ...at(tag.start),
        found: `<${tag.name}> en un archivo .md`,
        expected: 'componentes solo en archivos .mdx',
        cure: `cambie el nombre del archivo a ${page.file.replace(/.*\//, '').replace(/\.md$/, '.mdx')}.`,
      });
      return;
    }
    if (!isInline(tag.name)) checkPlace(tag);
    for (const attribute of tag.attributes) checkAttribute(component, tag, attribute, names);
    for (const {name, isRequired, values} of component.props) {
      if (!isRequired || name === 'children' || tag.attributes.some((attribute) => attribute.name === name))
        continue;
      report({
        ...at(tag.start),
        found: `<${tag.name}> sin «${name}»`,
        expected: `${name}="…"${values ? `, con uno de estos valores: ${values.join(', ')}` : ''}`,
        cure: `escriba, por ejemplo, <${tag.name} ${name}="${values?.[0] ?? '…'}"${tag.isSelfClosing ? ' />' : '>'}`,
      });
    }
    const needsText = component.props.some(({name, isRequired}) => name === 'children' && isRequired);
    if (needsText && tag.isSelfClosing) {
      report({
        ...at(tag.start),
        found: `<${tag.name} /> sin texto dentro`,
        expected: `el texto entre <${tag.name}> y </${tag.name}>`,
        cure: `quite la barra final y escriba el texto y, en otra línea, </${tag.name}>.`,
      });
    }
  }

  /** What is no part of a sentence stands on a line of its own, and once: its parts have addresses. */
  function checkPlace(tag: Tag): void {
    const before = page.text.slice(page.text.lastIndexOf('\n', tag.start) + 1, tag.start);
    const after = /^.*/.exec(page.text.slice(tag.end))![0];
    if (
      !/^\s*(?:[-*+]\s+|<[^>]*>\s*)*$/.test(before) ||
      (tag.isSelfClosing && !/^\s*(?:<.*)?$/.test(after))
    ) {
      report({
        ...at(tag.start),
        found: `<${tag.name}> dentro de una frase, un título o una celda`,
        expected: `<${tag.name}> en su propio renglón`,
        cure: 'páselo a otro renglón, con una línea en blanco antes y otra después.',
      });
    }
    if (!tag.isSelfClosing) return;
    const written = page.text.slice(tag.start, tag.end).replace(/\s+/g, ' ');
    const first = placed.get(written);
    if (first === undefined) placed.set(written, at(tag.start).line);
    else
      report({
        ...at(tag.start),
        found: `${written} otra vez: ya está en la línea ${first}`,
        expected: 'cada parte una sola vez en la página',
        cure: 'borre uno de los dos, o ponga un enlace al otro.',
      });
  }

  function checkAttribute(
    component: Component,
    tag: Tag,
    attribute: Attribute,
    names: readonly string[],
  ): void {
    const prop = component.props.find(({name}) => name === attribute.name && name !== 'children');
    if (!prop) {
      const slip = closest(attribute.name, names);
      report({
        ...at(attribute.start),
        found: `«${attribute.name}», un campo que <${tag.name}> no tiene`,
        expected: names.length > 0 ? `solo estos campos: ${names.join(', ')}` : `<${tag.name}> sin campos`,
        cure: slip ? `¿quiso escribir «${slip}»?` : `borre «${attribute.name}».`,
      });
    } else if (/^[“”«]|[“”»]$/.test(attribute.value ?? '')) {
      curly(attribute.start + attribute.name.length + 1, tag.name);
    } else if (attribute.kind === 'braces') {
      report({
        ...at(attribute.start),
        found: `${attribute.name}=${attribute.value ?? ''}`,
        expected: 'un valor entre comillas rectas',
        cure: `escriba ${attribute.name}="${(attribute.value ?? '').replace(/[{}"'`]/g, '').trim()}".`,
      });
    } else if (wrongValue(prop, attribute.value) !== undefined) {
      const wrong = wrongValue(prop, attribute.value)!;
      const values = [...(prop.values ?? []), ...(prop.isTarget ? context.routes : [])];
      const slip = closest(wrong, values);
      const moved = context.redirects?.[wrong.replace(/#.*$/, '')];
      report({
        ...at(attribute.start),
        found: `${attribute.name}="${attribute.value}"`,
        expected: `${prop.isTarget ? 'una página del sitio, o ' : ''}uno de estos valores: ${prop.values!.join(', ')}`,
        cure: moved
          ? `la página cambió de dirección: escriba ${attribute.name}="${moved}".`
          : slip
            ? `¿quiso escribir «${slip}»?`
            : `escriba, por ejemplo, ${attribute.name}="${prop.values![0]}".`,
      });
    }
  }

  /** The part of a value that is none of those allowed. */
  function wrongValue(
    {values, isList, isTarget}: ComponentProp,
    value: string | undefined,
  ): string | undefined {
    if (!values || value === undefined) return undefined;
    if (isTarget && value.startsWith('/')) {
      return context.routes.includes(value.replace(/#.*$/, '')) ? undefined : value;
    }
    const parts = isList ? value.split(/[\s,]+/).filter(Boolean) : [value];
    return parts.find((part) => !values.includes(part));
  }

  checkComments(page.text, scan, report);

  // `<indicatorlist …>` is text for the scanner, and so is a component's name in other letters.
  for (const index of scan.angles) {
    const name = /^<([A-Za-z]+)[\s/>]/.exec(page.text.slice(index, index + 40))?.[1];
    const meant = [...byName.keys()].find((known) => known.toLowerCase() === name?.toLowerCase());
    if (!meant || meant === name) continue;
    report({
      ...at(index),
      found: `<${name}>, un componente que no existe`,
      expected: 'el nombre del componente con sus mayúsculas',
      cure: `¿quiso escribir <${meant}>?`,
    });
  }

  // `<Aviso titulo=“Importante”>` is no tag for the scanner: look for it among the plain signs.
  for (const index of scan.angles) {
    const match = /^<[A-Za-z][^<>\n]*?=\s*([“”‘’«])/.exec(page.text.slice(index));
    if (match) curly(index + match[0].length - 1, /^<(\w+)/.exec(match[0])![1]!);
  }

  function curly(index: number, name: string): void {
    report({
      ...at(index),
      found: `comillas tipográficas (“ ”) dentro de la etiqueta <${name}>`,
      expected: 'comillas rectas (") en los campos de una etiqueta',
      cure: 'cambie “ y ” por ".',
      example: '<IndicatorList tool="bullying-test" />',
    });
  }
}
