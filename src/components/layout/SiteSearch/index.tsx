import {useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

import ActionButton from '@site/src/components/ui/ActionButton';
import Icon from '@site/src/components/ui/Icon';

import PageList from './PageList';
import styles from './styles.module.css';
import usePanel from './usePanel';
import useSearchKeys from './useSearchKeys';

const DIALOG_ID = 'buscador';

/**
 * The button «Buscar» and its dialog. The dialog's shell is on every page, so that it opens at once
 * and takes what is typed; results and index are downloaded at the first opening. Without scripts
 * the same element is a popover with the list of pages.
 */
export default function SiteSearch(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isBrowser = useIsBrowser();
  const readText = useCallback((): string => field.current?.value ?? '', []);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {Panel, hasFailed, retry} = usePanel(isOpen, baseUrl, readText);

  const open = useCallback(
    (asked?: string): void => {
      const element = dialog.current;
      if (!element) return;
      // Opened as a popover before scripts ran: the same box goes on as a dialog, with what was typed.
      const wasOpen = element.matches(':is(:popover-open)');
      const text = wasOpen ? readText() : asked;
      if (wasOpen) element.hidePopover?.();
      if (!element.open) element.showModal();
      setOpen(true);
      if (text !== undefined) setText(text);
      field.current?.focus();
      // Selected, so that the next letter begins anew; but not in the middle of typing.
      if (wasOpen) field.current?.setSelectionRange(text!.length, text!.length);
      else field.current?.select();
    },
    [readText],
  );
  const close = useCallback((): void => dialog.current?.close(), []);
  useSearchKeys(open);

  useEffect(() => {
    if (dialog.current?.matches(':is(:popover-open)')) open();
  }, [open]);

  const handleButton = (event: MouseEvent): void => {
    event.preventDefault();
    open();
  };
  const handleBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) close();
  };

  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="Buscar"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        popoverTarget={DIALOG_ID}
        onClick={handleButton}>
        <Icon name="search" />
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop closes; Escape and the button are the keyboard's ways */}
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        popover="auto"
        className={styles.dialog}
        aria-label="Buscar en el sitio"
        onClick={handleBackdrop}
        onClose={() => setOpen(false)}>
        <div className={styles.box}>
          <div className={styles.bar}>
            <label className={styles.field} data-needs-script="">
              <Icon name="search" />
              <span className="visually-hidden">Buscar en el sitio</span>
              <input
                ref={field}
                id="buscador-campo"
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder="Herramienta, artículo o pregunta"
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                onKeyDown={(event) => {
                  // Some browsers empty a search field first; one press closes everywhere.
                  if (event.key !== 'Escape') return;
                  event.preventDefault();
                  close();
                }}
              />
            </label>
            <button
              type="button"
              className={clsx('icon-button', styles.close)}
              aria-label="Cerrar el buscador (Esc)"
              popoverTarget={DIALOG_ID}
              popoverTargetAction="hide"
              onClick={close}>
              <kbd aria-hidden="true">Esc</kbd>
              <Icon name="close" />
            </button>
          </div>
          {!isBrowser && (
            <div className={styles.noScript}>
              <p>
                El buscador necesita JavaScript, y no está disponible: el navegador lo tiene apagado o no se
                pudo descargar. Revise su conexión y pulse «Buscar» otra vez, o siga por una de estas páginas.
              </p>
              <PageList />
            </div>
          )}
          {isOpen && Panel && <Panel text={text} onText={setText} onClose={close} field={field} />}
          {/* In the page as it is built: a press before the scripts have come must not look lost. */}
          {(isOpen || !isBrowser) && !Panel && !hasFailed && (
            <p role="status" className={styles.message}>
              Preparando el buscador…
            </p>
          )}
          {isOpen && hasFailed && (
            <div className={styles.message} role="alert">
              <p>No se pudo descargar el buscador. Revise su conexión o siga por una de estas páginas.</p>
              <ActionButton onClick={retry}>Intentar de nuevo</ActionButton>
              <PageList />
            </div>
          )}
        </div>
      </dialog>
    </>
  );
}
