import {useEffect, useState, type ComponentType} from 'react';

import type {PanelProps} from '@site/src/components/layout/SearchPanel';
import {isGone, startFresh} from '@site/src/lib/fresh-start';
import {preloadReader} from '@site/src/lib/search/preload';

interface State {
  readonly Panel?: ComponentType<PanelProps>;
  readonly hasFailed: boolean;
}

/**
 * The part of search that is downloaded at the first opening. Unlike `React.lazy` it can fail and
 * be asked for again. After a deploy its file is gone: the page is then loaded anew, once.
 *
 * @param baseUrl path of the site, with both slashes
 * @param readText what is in the field, to go on with after such a reload
 */
export default function usePanel(
  isWanted: boolean,
  baseUrl: string,
  readText: () => string,
): State & {readonly retry: () => void} {
  const [state, setState] = useState<State>({hasFailed: false});
  const {Panel, hasFailed} = state;
  useEffect(() => {
    if (!isWanted || Panel || hasFailed) return;
    preloadReader(baseUrl);
    import('@site/src/components/layout/SearchPanel').then(
      (module) => setState({Panel: module.default, hasFailed: false}),
      async (error: unknown) => {
        if ((await isGone(error)) && startFresh(readText)) return;
        setState({hasFailed: true});
      },
    );
  }, [isWanted, Panel, hasFailed, baseUrl, readText]);
  return {...state, retry: () => setState({hasFailed: false})};
}
