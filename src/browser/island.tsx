import type {ComponentType, ReactNode} from 'react';

import type {islands} from './islands';

interface Options {
  readonly name: keyof typeof islands;
  /** When its script comes: near the window or at a touch (`visible`), or with the page (`load`). */
  readonly when: 'visible' | 'load';
}

/**
 * A component that lives in the browser; everything else of a page is the server's HTML. It is drawn like
 * any other, and around it stands what `site.ts` needs to take it over. Where Docusaurus draws all in the
 * browser (`npm run dev`) it is alive from the start.
 *
 * @param View its properties must be JSON, and small; it may use no context of Docusaurus
 */
export default function island<P extends object>(View: ComponentType<P>, {name, when}: Options) {
  return function Island(props: P): ReactNode {
    return (
      <div
        data-island={name}
        data-when={when}
        data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}>
        <View {...props} />
      </div>
    );
  };
}
