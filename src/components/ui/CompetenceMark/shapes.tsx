import type {ReactNode} from 'react';

import type {CompetenceId} from '@site/src/data/types';
import {marks} from '@site/src/lib/marks';

const shape = (id: CompetenceId): ReactNode => <g dangerouslySetInnerHTML={{__html: marks[id]}} />;

/** The marks as elements, for use inside any `<svg>`. */
export const shapes: Record<CompetenceId, ReactNode> = {
  conciencia: shape('conciencia'),
  autonomia: shape('autonomia'),
  regulacion: shape('regulacion'),
  sociales: shape('sociales'),
  vida: shape('vida'),
  autocuidado: shape('autocuidado'),
};
