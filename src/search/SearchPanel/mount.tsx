import {useEffect, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';

import {closeBox} from '@site/src/browser/box';
import ErrorBoundary from '@site/src/browser/ErrorBoundary';

import SearchPanel from '.';

interface Props {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
}

/** There while the dialog is open; follows what is typed. */
function Search({dialog, field}: Props): ReactNode {
  const [text, setText] = useState(field.value);
  const [isOpen, setOpen] = useState(dialog.open);
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const read = (): void => setText(field.value);
    field.addEventListener('input', read, {signal});
    // Between the first drawing and now.
    read();
    const observer = new MutationObserver(() => setOpen(dialog.open));
    observer.observe(dialog, {attributeFilter: ['open']});
    setOpen(dialog.open);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [dialog, field]);
  const write = (value: string): void => {
    field.value = value;
    setText(value);
  };
  return (
    isOpen && (
      <ErrorBoundary>
        <SearchPanel text={text} onText={write} onClose={() => closeBox(dialog)} field={{current: field}} />
      </ErrorBoundary>
    )
  );
}

/**
 * Puts the answers of search under the field of its dialog.
 *
 * @param panel an element of the dialog; what is in it goes
 */
export function mount(panel: HTMLElement, field: HTMLInputElement): void {
  createRoot(panel).render(<Search dialog={panel.closest('dialog')!} field={field} />);
}
