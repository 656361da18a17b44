import {startTransition, useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {onLost} from '../../still-parts/Still';

import './frames';
import {loadPage} from './parts';
import {DocumentRouter, renderRoutes, useLocation, type PageRoute, type Place} from './router';

/** Tells the client modules where the reader is, at first and after each move inside the page. */
function Lifecycles({children}: {readonly children: ReactNode}): ReactNode {
  const location = useLocation();
  const last = useRef<Place | null>(null);
  useLayoutEffect(() => {
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation: last.current, location});
    last.current = location;
  }, [location]);
  return children;
}

/** Says that React has taken over, after the effects of everything else. */
function Hydrated(): null {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    document.documentElement.dataset['hasHydrated'] = String(isBrowser);
  }, [isBrowser]);
  return null;
}

function App({routes}: {readonly routes: readonly PageRoute[]}): ReactNode {
  return (
    <ErrorBoundary>
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <Lifecycles>{renderRoutes(routes)}</Lifecycles>
          <Hydrated />
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    </ErrorBoundary>
  );
}

/** What stands in the container as the server sent it; the browser has just fetched it. */
async function readDocument(): Promise<string> {
  const response = await fetch(window.location.href, {cache: 'force-cache'});
  const {body} = new DOMParser().parseFromString(await response.text(), 'text/html');
  return body.querySelector('#__docusaurus')!.innerHTML;
}

/** Beside the screen of an error only the footer is still: the last of its name in what was drawn. */
function refill(element: Element, drawn: string): void {
  const {body} = new DOMParser().parseFromString(drawn, 'text/html');
  const last = [...body.querySelectorAll(element.localName)].at(-1);
  for (const {name, value} of last?.attributes ?? []) element.setAttribute(name, value);
  element.replaceChildren(...(last?.childNodes ?? []));
}

/**
 * React takes over the document that is there. Where that is not what the server sent (an extension or a
 * translator was quicker), React draws it anew, and would leave the still parts empty: then the
 * document is put back as it came, and React tries once more. Failing that it stays, complete and
 * without React (`global.css` hides the controls that need it).
 */
function takeOver(routes: readonly PageRoute[], isRetry = false): void {
  const container = document.getElementById('__docusaurus')!;
  const drawn = container.innerHTML;
  const root = hydrateRoot(
    container,
    <DocumentRouter>
      <App routes={routes} />
    </DocumentRouter>,
    {onRecoverableError: (error, {componentStack}) => console.error('Hydration:', error, componentStack)},
  );
  const giveUp = (): void => {
    document.documentElement.dataset['scripts'] = 'failed';
  };
  let isLost = false;
  onLost((element) => {
    // After the commit, when it is known what was drawn instead.
    queueMicrotask(() => {
      if (isLost) return;
      if (container.querySelector('[data-failed-page]')) return refill(element, drawn);
      isLost = true;
      root.unmount();
      container.innerHTML = drawn;
      if (isRetry) return giveUp();
      readDocument().then((html) => {
        container.innerHTML = html;
        takeOver(routes, true);
      }, giveUp);
    });
  });
}

// Stands in for Docusaurus's `clientEntry` in the browser. No other page is ever drawn here: links load
// documents.
void loadPage().then((routes) => startTransition(() => takeOver(routes)));
