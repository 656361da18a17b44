import type {ReactNode} from 'react';

import type {SlideType} from '@site/src/data/types';

import {BackgroundSlide, BenefitsSlide, EvidenceSlide} from './arguments';
import {ImpactSlide} from './impact';
import {LawSlide} from './law';
import type {LayoutProps} from './parts';
import {DiagnosisSlide, MessageSlide, OpportunitySlide, QuestionSlide, TitleSlide} from './statements';
import {StatsSlide} from './stats';

/** One layout a type. */
export const layouts: Readonly<Record<SlideType, (props: LayoutProps) => ReactNode>> = {
  title: TitleSlide,
  question: QuestionSlide,
  evidence: EvidenceSlide,
  impact: ImpactSlide,
  benefits: BenefitsSlide,
  stats: StatsSlide,
  background: BackgroundSlide,
  diagnosis: DiagnosisSlide,
  law: LawSlide,
  opportunity: OpportunitySlide,
  message: MessageSlide,
};

/** The drawings of `src/art` that the layouts show, to be fetched before the network may fail. */
export const drawings = [
  'ronda-abierta',
  'deck-students',
  'deck-teachers',
  'deck-families',
  'tool-socioemociograma',
  'deck-ronda',
  'deck-qr',
] as const;
