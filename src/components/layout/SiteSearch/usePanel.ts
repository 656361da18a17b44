import {useEffect, useState, type ComponentType} from 'react';

import type {PanelProps} from '@site/src/components/layout/SearchPanel';

interface State {
  readonly Panel?: ComponentType<PanelProps>;
  readonly hasFailed: boolean;
}

/**
 * The part of search that is downloaded at the first opening. Unlike `React.lazy` it can fail and
 * be asked for again.
 */
export default function usePanel(isWanted: boolean): State & {readonly retry: () => void} {
  const [state, setState] = useState<State>({hasFailed: false});
  const {Panel, hasFailed} = state;
  useEffect(() => {
    if (!isWanted || Panel || hasFailed) return;
    import('@site/src/components/layout/SearchPanel').then(
      (module) => setState({Panel: module.default, hasFailed: false}),
      () => setState({hasFailed: true}),
    );
  }, [isWanted, Panel, hasFailed]);
  return {...state, retry: () => setState({hasFailed: false})};
}
