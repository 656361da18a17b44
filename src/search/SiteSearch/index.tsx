import type {ReactNode} from 'react';
import clsx from 'clsx';

import ActionButton from '@site/src/components/ui/ActionButton';
import Icon from '@site/src/components/ui/Icon';

import PageList from './PageList';
import styles from './styles.module.css';

const DIALOG_ID = 'buscador';

/**
 * The button «Buscar» and its dialog. The dialog's shell is on every page, so that it opens at once
 * and takes what is typed; `browser.ts` brings results and index at the first opening, in the place of the
 * message. Without scripts the same element is a popover with the list of pages.
 */
export default function SiteSearch(): ReactNode {
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="Buscar"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        popoverTarget={DIALOG_ID}>
        <Icon name="search" />
      </button>
      <dialog id={DIALOG_ID} popover="auto" className={styles.dialog} aria-label="Buscar en el sitio">
        <div className={styles.box}>
          <div className={styles.bar}>
            <label className={styles.field} data-needs-script="">
              <Icon name="search" />
              <span className="visually-hidden">Buscar en el sitio</span>
              <input
                id="buscador-campo"
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder="Herramienta, artículo o pregunta"
              />
            </label>
            <button
              type="button"
              className={clsx('icon-button', styles.close)}
              aria-label="Cerrar el buscador (Esc)"
              popoverTarget={DIALOG_ID}
              popoverTargetAction="hide">
              <kbd aria-hidden="true">Esc</kbd>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.problem} data-search-problem="" hidden>
            <p>No se pudo descargar el buscador. Revise su conexión o siga por una de estas páginas.</p>
            <ActionButton data-search-retry="">Intentar de nuevo</ActionButton>
          </div>
          <div className={styles.noScript}>
            <p>
              El buscador necesita JavaScript, y no está disponible: el navegador lo tiene apagado o no se
              pudo descargar. Revise su conexión y pulse «Buscar» otra vez, o siga por una de estas páginas.
            </p>
            <PageList />
          </div>
          <div className={styles.panel} data-search-panel="">
            {/* A press before the script has come must not look lost. */}
            <p role="status" className={styles.message}>
              Preparando el buscador…
            </p>
          </div>
        </div>
      </dialog>
    </>
  );
}
