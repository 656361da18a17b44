import drawRonda from '../../art/ronda-abierta';
import {loadData} from '../../data/load';
import {preparationNote, provisionalValues} from '../../data/provisional';
import type {CompetenceId, Law} from '../../data/types';
import {deadlineSentence} from '../../lib/deadline';
import {formatDate, formatMoney} from '../../lib/format';
import {html, raw, type Markup} from '../../lib/html';
import {marks} from '../../lib/marks';

/** The executive report as pages of markup, from the site's own data. No browser, no dates of today. */

const brand = loadData('brand');
const webinar = loadData('webinar');
const laws = loadData('laws');

export const reportTitle = `Informe ejecutivo: educación emocional en dos leyes | ${brand.name}`;

const mark = (id: CompetenceId): Markup =>
  raw(
    `<svg class="mark k-${id}" viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">${marks[id]}</svg>`,
  );

const page = (number: number, total: number, content: Markup): Markup =>
  html`<section class="page">
    ${content}
    <footer><span>${brand.name} · Informe ejecutivo</span><span>Página ${number} de ${total}</span></footer>
  </section>`;

const head = (eyebrow: string, title: string, lead: string): Markup =>
  html`<header class="head">
    <p class="eyebrow">${eyebrow}</p>
    <h2>${title}</h2>
    <p class="lead">${lead}</p>
  </header>`;

function cover(): Markup {
  return html`<section class="page cover">
    <div class="art" aria-hidden="true">${raw(drawRonda())}</div>
    <div class="text">
      <p class="brand">${brand.name}</p>
      <h1>Informe ejecutivo</h1>
      <p class="subtitle">Qué piden dos leyes de educación emocional, y cómo puede responder su colegio.</p>
      <p class="small">
        Acompaña el webinar de Colombia del ${formatDate(webinar.date)}. Para rectores, coordinadores y
        equipos directivos.
      </p>
      <p class="motto">${brand.motto}</p>
    </div>
  </section>`;
}

const WHO: Readonly<Record<Law['deadlines'][number]['who'], string>> = {
  todos: 'Todos',
  colegio: 'Colegio',
  ministerio: 'Ministerio',
  gobierno: 'Gobierno',
  comision: 'Comisión Nacional',
  comite: 'Comité Nacional',
};

function lawSheet(law: Law): Markup {
  return html`<section class="law">
    <p class="number" aria-hidden="true">${law.number}</p>
    <h3>${law.name}</h3>
    <p>${law.shortTitle}.</p>
    <dl>
      <div>
        <dt>Sancionada</dt>
        <dd>${formatDate(law.sanctioned)}</dd>
      </div>
      <div>
        <dt>Rige desde</dt>
        <dd>${formatDate(law.inForce)}</dd>
      </div>
      <div>
        <dt>Artículos</dt>
        <dd>${law.articleCount}</dd>
      </div>
      <div>
        <dt>Alcance</dt>
        <dd>${law.levels}</dd>
      </div>
    </dl>
  </section>`;
}

function lawsPage(day: string): Markup {
  const rows = laws.flatMap((law) => law.deadlines.map((deadline) => ({law, ...deadline})));
  return html`${head('Marco legal', 'Qué piden las dos leyes', 'Una lleva las competencias al proyecto educativo institucional, el PEI. La otra crea la Cátedra de Educación Emocional.')}
    <div class="laws">${laws.map(lawSheet)}</div>
    <h3>Quién debe actuar, y cuándo</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Responsable</th>
          <th scope="col">Qué dice la ley</th>
          <th scope="col">Cuándo</th>
          <th scope="col">Sustento</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr data-who="${row.who}">
              <th scope="row">${WHO[row.who]}</th>
              <td>${row.text}</td>
              <td>
                ${row.when}${row.until !== undefined && row.id !== 'vigencia' ? `. ${deadlineSentence({...row, until: row.until}, day)}` : ''}
              </td>
              <td class="tight">${row.law.name.replace(/ de 2025$/, '')}, art. ${row.article}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="note">
      Según nuestra lectura, la Ley 2491 rige desde su sanción y cada plazo se cuenta desde que rige su ley.
      Ninguna de las dos trae un régimen de sanciones propio. Esta síntesis no reemplaza el texto oficial.
    </p>`;
}

function toolsPage(): Markup {
  const tools = loadData('tools');
  const competences = loadData('competences');
  return html`${head('Medir', 'Siete herramientas, una mirada al grupo', 'Cada herramienta describe un momento. Al aplicarla de nuevo, el colegio puede comparar y contar qué cambió.')}
    <table class="tools">
      <thead>
        <tr>
          <th scope="col">Herramienta</th>
          <th scope="col">Quién responde</th>
          <th scope="col">Duración</th>
          <th scope="col">Indicadores</th>
        </tr>
      </thead>
      <tbody>
        ${tools.map(
          (tool) =>
            html`<tr>
              <th scope="row">${tool.name}</th>
              <td>${tool.respondents}${tool.anonymous && '. Anónima e individual'}</td>
              <td class="tight">${tool.duration ?? 'Pregúntela'}</td>
              <td class="tight">
                <b>${tool.indicators.length}</b> ${tool.indicatorKind === 'polaridades' && 'polaridades'}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <h3>Las seis competencias de la Ley ${laws[0]?.number}</h3>
    <ul class="competences">
      ${competences.map(
        ({id, name, definition}) =>
          html`<li class="k-${id}">
            ${mark(id)}
            <div>
              <b>${name}</b>
              <p>${definition}</p>
            </div>
          </li>`,
      )}
    </ul>
    <aside class="box">
      <b>Lo que una herramienta no hace.</b> Ninguna es un diagnóstico clínico. Un resultado orienta al equipo
      y no etiqueta a nadie. El informe para las familias no muestra relaciones entre estudiantes. En todo
      caso, la Ley 2491 pide el consentimiento informado de padres y acudientes para poner en marcha el
      componente (artículo 3).
    </aside>`;
}

function trainingPage(): Markup {
  const programme = loadData('programme');
  const courses = loadData('courses').filter(({to}) => to !== undefined);
  const places = courses.find(({freePlacePer}) => freePlacePer)?.freePlacePer ?? 0;
  const direct = loadData('competences').filter(({programme: how}) => how === 'direct').length;
  return html`${head('Intervenir y formar', 'Trabajar en el aula, formar a los adultos', 'Lo que muestran los datos se trabaja en el aula, con el equipo docente y con las familias.')}
    <h3>El programa para estudiantes</h3>
    <p>
      Juego de roles y cómic interactivo para ${programme.emotions.length} emociones básicas:
      ${programme.emotions
        .map(({name}) => name.toLowerCase())
        .join(', ')
        .replace(/, ([^,]*)$/, ' y $1')}.
      Ofrece hasta ${programme.maxConflicts} conflictos por curso o grado. Trabaja directamente ${direct} de
      las seis competencias y complementa las otras dos.
    </p>
    <ol class="steps">
      ${programme.steps.map(
        ({title, description}, index) =>
          html`<li>
            <b class="disc" aria-hidden="true">${index + 1}</b><b>${title}</b>
            <p>${description}</p>
          </li>`,
      )}
    </ol>
    <h3>La formación de adultos</h3>
    <table class="courses">
      <thead>
        <tr>
          <th scope="col">Formación</th>
          <th scope="col">En qué consiste</th>
          <th scope="col">Datos</th>
        </tr>
      </thead>
      <tbody>
        ${courses.map(
          (course) =>
            html`<tr>
              <th scope="row">${course.name}<span>${course.provider}</span></th>
              <td>${course.description}</td>
              <td>
                ${course.facts
                  .slice(0, 2)
                  .map(({value}) => value)
                  .join(' · ')}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="note">
      Una formación docente oficial por cada ${places} estudiantes inscritos. Datos según el proveedor.
    </p>`;
}

function plansPage(): Markup {
  const {plans, common, unsaid, badge} = loadData('plans');
  const name = (id: string): string => plans.find((plan) => plan.id === id)?.name ?? '';
  return html`${head('Acompañamiento', 'Tres planes por estudiante y año escolar', 'Los tres acompañan el cumplimiento de las leyes. La decisión y el deber legal siguen siendo del colegio.')}
    <div class="plans">
      ${plans.map(
        (plan) =>
          html`<section class="plan" data-highlight="${String(plan.highlight)}">
            <h3>${plan.name}${plan.highlight && html` <span class="badge">${badge}</span>`}</h3>
            <p class="sub">${plan.subtitle}</p>
            <p class="price"><b>${formatMoney(plan.price.amount)}</b> COP por estudiante, por año escolar</p>
            <ul>
              ${plan.includes !== undefined && html`<li><b>Todo lo de ${name(plan.includes)}</b></li>`}${plan.features.map((feature) => html`<li>${feature}</li>`)}
            </ul>
          </section>`,
      )}
    </div>
    <h3>En todos los planes</h3>
    <ul class="inline">
      ${common.map((text) => html`<li>${text}</li>`)}
    </ul>
    <p class="note">${unsaid}</p>
    <h3>Qué pide la ley y con qué la acompaña el modelo</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Aspecto</th>
          <th scope="col">Lo que se pide</th>
          <th scope="col">Con el modelo</th>
        </tr>
      </thead>
      <tbody>
        ${loadData('comparison').map(
          (row) =>
            html`<tr>
              <th scope="row">${row.aspect}</th>
              <td>${row.asked}</td>
              <td>${row.withProduct}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function checklistPage(note: string): Markup {
  const basis = (entry: {readonly law: string; readonly articles: readonly number[]}): string =>
    `${laws.find(({id}) => id === entry.law)?.number ?? ''}: ${entry.articles.join(', ')}`;
  const address = brand.site.url.replace(/^https?:\/\//, '');
  return html`${head('Lista de control', 'Diez preguntas para su próximo comité', 'Marque lo que su colegio ya puede mostrar. Lo que quede en blanco es el plan de trabajo.')}
    <ol class="checks">
      ${loadData('alerts').map(
        (group) =>
          html`<li>
            <span class="tick" aria-hidden="true"></span>
            <div>
              <b>${group.question}</b>
              <p>${group.name} · ${group.basis.map(basis).join('; ')}</p>
            </div>
          </li>`,
      )}
    </ol>
    <p class="note">
      Junto a cada tema van la ley y sus artículos. La lista completa, con lo que conviene revisar, está en
      ${address}/ley-2491-de-2025.
    </p>
    <div class="close">
      <section>
        <h3>Para conversar</h3>
        <dl>
          ${loadData('contacts').map(
            ({label, display, href}) =>
              html`<div>
                <dt>${label}</dt>
                <dd><a href="${href}">${display}</a></dd>
              </div>`,
          )}
        </dl>
        ${note !== '' && html`<p class="note">${note}</p>`}
      </section>
      <section>
        <h3>Fuentes</h3>
        <ul>
          ${laws.map((law) => html`<li>${law.name}: ${law.sources.map((source, index) => html`${index > 0 && '; '}${source.url === undefined ? source.label : html`<a href="${source.url}">${source.label}</a>`}`)}.</li>`)}
          <li>Herramientas, programa, formación y precios: según el proveedor.</li>
        </ul>
      </section>
    </div>`;
}

/**
 * The body of the report, without style: what the fingerprint is taken of.
 *
 * @param day `AAAA-MM-DD` by which a term has passed or not
 * @param note what is provisional, for readers; empty when nothing is
 */
export function renderBody(day: string, note = preparationNote(provisionalValues())): string {
  const inner = [lawsPage(day), toolsPage(), trainingPage(), plansPage(), checklistPage(note)];
  const total = inner.length + 1;
  return [cover(), ...inner.map((content, index) => page(index + 2, total, content))].map(String).join('\n');
}

/** A whole document. The style and the address of the font come from the script. */
export function renderDocument(style: string, day: string): string {
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><title>${reportTitle}</title><meta name="author" content="${brand.name}"><style>${style}</style></head><body>${renderBody(day)}</body></html>`;
}
