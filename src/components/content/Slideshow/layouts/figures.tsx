import type {ReactNode} from 'react';

import clsx from 'clsx';

import courses from '@data/courses';
import statistics from '@data/statistics';
import type {Statistic} from '@site/src/data/types';
import {formatInteger, formatPercent} from '@site/src/lib/format';
import {NBSP} from '@site/src/lib/text';

import {Head, Note, type LayoutProps} from './parts';
import styles from './styles.module.css';

function statistic(id: Statistic['id']): Statistic {
  const found = statistics.find((entry) => entry.id === id);
  if (!found) throw new Error(`statistics.yaml: falta la cifra «${id}», que muestra la presentación.`);
  return found;
}

interface BarProps {
  /** Part of the whole width, 0 to 100. */
  readonly size: number;
  readonly value: string;
  readonly label?: string;
  /** Pale is before, full is after. */
  readonly tone: 'before' | 'after' | 'children';
  /** Text after the bar: «+100». */
  readonly extra?: string;
}

/** One horizontal bar. The rectangle is an SVG attribute, so that no style attribute is needed. */
function Bar({size, value, label, tone, extra}: BarProps): ReactNode {
  return (
    <div className={styles.bar} data-tone={tone}>
      <svg aria-hidden="true" focusable="false">
        <rect width={`${size}%`} height="100%" rx="6" />
        {extra && (
          <text x={`${size + 2}%`} y="50%" dominantBaseline="central">
            {extra}
          </text>
        )}
      </svg>
      <b>{value}</b>
      {label && <span>{label}</span>}
    </div>
  );
}

/** Before and after bars of an invented class; beside them what the provider reports of families. */
export function ImpactSlide(props: LayoutProps): ReactNode {
  const {slide} = props;
  if (!slide.bars?.length) throw new Error(`slides.yaml: la diapositiva «${slide.id}» necesita «bars».`);
  const family = courses.find(({id}) => id === 'convivencia-familiar');
  return (
    <div className={styles.rows}>
      <Head {...props} />
      <div className={styles.compare}>
        <div className={styles.pairs}>
          <p className={styles.key}>
            <span data-tone="before">Primera aplicación</span>{' '}
            <span data-tone="after">Segunda aplicación</span>
          </p>
          <dl>
            {slide.bars.map(({label, before, after}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span className="visually-hidden">primera aplicación: </span>
                  <Bar size={before} value={String(before)} tone="before" />
                </dd>
                <dd>
                  <span className="visually-hidden">segunda aplicación: </span>
                  <Bar size={after} value={String(after)} tone="after" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {family?.results && (
          <div className={styles.results}>
            <h3>{family.name}</h3>
            <ul role="list">
              {family.results.map((value) => (
                <li key={value}>{formatPercent(value)}</li>
              ))}
            </ul>
            <p>{slide.content}</p>
          </div>
        )}
      </div>
      <Note slide={slide} />
    </div>
  );
}

/** In thousands, as the bars are read aloud: 450000 → «450 mil». */
const thousands = (value: number): string => `${formatInteger(value / 1000)}${NBSP}mil`;

/** Slope of two percentages, from the first year to the last, on a scale from zero. */
function Slope({from, to}: {readonly from: Statistic; readonly to: Statistic}): ReactNode {
  const y = (value: number): number => Math.round(96 - value * 5);
  const label = `De ${formatPercent(from.value)} en ${from.year} a ${formatPercent(to.value)} en ${to.year}`;
  const points = [
    {x: 56, figure: from},
    {x: 264, figure: to},
  ] as const;
  return (
    <svg className={styles.slope} viewBox="0 0 320 118" role="img" aria-label={label}>
      <path className={styles.axis} d="M4 96H316" />
      <path className={styles.line} d={`M56 ${y(from.value)}L264 ${y(to.value)}`} />
      {points.map(({x, figure}) => (
        <g key={x}>
          <circle cx={x} cy={y(figure.value)} r="8" />
          <text className={styles.slopeValue} x={x} y={y(figure.value) - 15} textAnchor="middle">
            {formatPercent(figure.value)}
          </text>
          <text x={x} y="115" textAnchor="middle">
            {figure.year}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Blue panel with one giant figure; bars and slope on the right. The data of the need page. */
export function StatsSlide(props: LayoutProps): ReactNode {
  const {slide} = props;
  const cases = statistic('casos');
  const children = statistic('ninez');
  const teens = statistic('adolescentes');
  const teensBefore = statistic('adolescentes-antes');
  const early = [statistic('primera-infancia-2022'), statistic('primera-infancia-2024')] as const;
  const size = ({value}: Statistic): number => Math.round((value / teens.value) * 80);
  return (
    <>
      <div className={styles.giant}>
        <b>{formatInteger(cases.value / 1_000_000)}</b>
        <p>
          <strong>millones de {cases.label}</strong> en {cases.year}
        </p>
      </div>
      <div className={styles.charts}>
        <Head {...props} />
        <div className={styles.chart}>
          <h3>{teens.label}, casos</h3>
          <Bar
            size={size(teensBefore)}
            value={thousands(teensBefore.value)}
            label="cifra anterior"
            tone="before"
          />
          <Bar
            size={size(teens)}
            value={thousands(teens.value)}
            label={String(teens.year)}
            tone="after"
            extra={`+${thousands(teens.value - teensBefore.value)}`}
          />
        </div>
        <div className={styles.chart}>
          <h3>{children.label}, casos</h3>
          <Bar
            size={size(children)}
            value={thousands(children.value)}
            label={String(children.year)}
            tone="children"
          />
        </div>
        <div className={clsx(styles.chart, styles.beside)}>
          <h3>{early[0].label}</h3>
          <Slope from={early[0]} to={early[1]} />
        </div>
        <Note slide={slide} />
      </div>
    </>
  );
}
