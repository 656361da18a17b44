import type {ReactNode} from 'react';

import type {SlideType} from '@site/src/data/types';

import {BackgroundSlide, BenefitsSlide, EvidenceSlide, LawSlide} from './arguments';
import {ImpactSlide, StatsSlide} from './figures';
import type {LayoutProps} from './parts';
import {DiagnosisSlide, MessageSlide, OpportunitySlide, QuestionSlide, TitleSlide} from './statements';

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
