import type {ReactNode} from 'react';

import {applicationsOf, dotsOf, meanOf, profiles, type DrawnTool} from '@site/src/art/lib/synthetic';
import {dotsPath, r} from '@site/src/art/lib/svg';
import type {Indicator} from '@site/src/data/types';

const x = (value: number): number => r(8 + value * 2.84);

/** Dots that share a value stand on each other. */
function stack(values: readonly number[]): [number, number][] {
  const heights = new Map<number, number>();
  return values.map((value) => {
    const height = heights.get(value) ?? 0;
    heights.set(value, height + 1);
    return [x(value), 46 - height * 8];
  });
}

function Strip({values, mean}: {readonly values: readonly number[]; readonly mean: number}): ReactNode {
  const dots = dotsPath(stack(values));
  const at = x(mean);
  return (
    <svg viewBox="0 0 300 62" aria-hidden="true">
      <path d="M8 53H292M8 48v5M150 48v5M292 48v5" stroke="var(--ce-linea-fuerte)" strokeWidth="1.5" />
      <path d={dots} stroke="var(--kt)" strokeWidth="8" strokeLinecap="round" />
      <path d={dots} stroke="var(--k)" strokeWidth="6" strokeLinecap="round" />
      <path d={`M${at} 2V53`} stroke="currentColor" strokeWidth="2" />
      <path d={`M${r(at - 5)} 61h10l-5-8z`} fill="currentColor" />
    </svg>
  );
}

function Slider({
  first,
  second,
  hasMiddle,
}: {
  readonly first: number;
  readonly second: number;
  readonly hasMiddle: boolean;
}): ReactNode {
  return (
    <svg viewBox="0 0 300 30" aria-hidden="true">
      <path d="M10 15H290" stroke="var(--kf)" strokeWidth="18" strokeLinecap="round" />
      <path d="M10 6H290a9 9 0 0 1 0 18H10a9 9 0 0 1 0-18z" fill="none" stroke="var(--ce-linea-fuerte)" />
      {hasMiddle && <path d="M150 8v14" stroke="var(--ce-linea-fuerte)" strokeWidth="2" />}
      <path d={`M${x(first)} 15H${x(second)}`} stroke="var(--k)" strokeWidth="3" />
      <circle cx={x(first)} cy="15" r="6.5" fill="var(--ce-papel)" stroke="var(--k)" strokeWidth="3" />
      <circle cx={x(second)} cy="15" r="9" fill="var(--k)" stroke="var(--kt)" strokeWidth="1" />
    </svg>
  );
}

/** Which pole a value leans to, in words. */
function lean(value: number, [left, right]: readonly [string, string]): string {
  if (Math.abs(value - 50) <= 4) return 'cerca del centro';
  return `hacia «${value < 50 ? left : right}»`;
}

/** The figure beside a plot and the sentence that replaces it for screen readers. */
export function plotText(
  tool: DrawnTool,
  index: number,
  {poles}: Indicator,
): {value?: string; sentence: string} {
  const {kind} = profiles[tool];
  if (kind === 'strip') {
    const mean = meanOf(tool, index);
    const ends = poles ? `, de ${poles[0]} a ${poles[1]}` : '';
    return {value: String(mean), sentence: `Promedio de ejemplo: ${mean} de 100${ends}.`};
  }
  const {first, second} = applicationsOf(tool)[index]!;
  if (kind === 'pair') {
    return {
      value: String(second),
      sentence: `Ejemplo: primera aplicación, ${first} de 100; segunda, ${second}.`,
    };
  }
  const ends = poles ?? (['el primer polo', 'el segundo polo'] as const);
  return {
    sentence: `Entre ${ends[0]} y ${ends[1]}. Ejemplo: primera aplicación, ${lean(first, ends)}; segunda, ${lean(second, ends)}.`,
  };
}

/** The plot of one indicator, with the invented values of its tool. */
export default function IndicatorPlot({
  tool,
  index,
}: {
  readonly tool: DrawnTool;
  readonly index: number;
}): ReactNode {
  const {kind} = profiles[tool];
  if (kind === 'strip') return <Strip values={dotsOf(tool, index)} mean={meanOf(tool, index)} />;
  const {first, second} = applicationsOf(tool)[index]!;
  return <Slider first={first} second={second} hasMiddle={kind === 'poles'} />;
}
