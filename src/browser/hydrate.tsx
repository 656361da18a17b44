import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';

/** Tells when what is in it has been taken over, with what its first effects have changed. */
function Awake({onDone, children}: {readonly onDone: () => void; readonly children: ReactNode}): ReactNode {
  const [hasEffects, setEffects] = useState(false);
  useEffect(() => setEffects(true), []);
  useEffect(() => {
    if (hasEffects) onDone();
  }, [hasEffects, onDone]);
  return children;
}

/** Lets React take an island over; done once its effects have run. What throws in it is the island's own to show. */
export function hydrate(element: HTMLElement, View: ComponentType): Promise<void> {
  // A translator wraps the words in elements of its own: React draws the island anew, which is no fault.
  const isTranslated = element.querySelector('font') !== null;
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Awake onDone={resolve}>
        <View />
      </Awake>,
      {
        onRecoverableError: (error) => {
          if (!isTranslated) console.error('Hydration:', element.dataset['island'], error);
        },
      },
    );
  });
}
