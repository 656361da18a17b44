import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot, type Root} from 'react-dom/client';

/** Tells when what is in it has been taken over, with what its first effects have changed. */
function Awake({onDone, children}: {readonly onDone: () => void; readonly children: ReactNode}): ReactNode {
  const [hasEffects, setEffects] = useState(false);
  useEffect(() => setEffects(true), []);
  useEffect(() => {
    if (hasEffects) onDone();
  }, [hasEffects, onDone]);
  return children;
}

/**
 * Takes an island over; done once its effects have run.
 *
 * @param onFail called when its drawing throws, then or later: what the server drew stands there again
 */
export function hydrate(
  element: HTMLElement,
  View: ComponentType<object>,
  onFail: (error: unknown) => void,
): Promise<void> {
  const served = element.innerHTML;
  const props = JSON.parse(element.dataset['props'] ?? '{}') as object;
  // A translator wraps the words in elements of its own: React draws the island anew, which is no fault.
  const isTranslated = served.includes('<font');
  return new Promise((resolve) => {
    let root: Root;
    // In one go: a press between the drawing and its effects would find a list that does not know its store yet.
    flushSync(() => {
      root = hydrateRoot(
        element,
        <Awake onDone={resolve}>
          <View {...props} />
        </Awake>,
        {
          onRecoverableError: (error) => {
            if (!isTranslated) console.error('Hydration:', element.dataset['island'], error);
          },
          onUncaughtError: (error) => {
            // Once React has let go of it.
            setTimeout(() => {
              root.unmount();
              element.innerHTML = served;
              onFail(error);
            });
          },
        },
      );
    });
  });
}
