import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

/**
 * Switches between light and dark and keeps the choice (`browser.ts`). Hidden where scripts are off. Its
 * name follows the mode by style sheet, so that it is right before scripts run.
 */
export default function ColorModeButton(): ReactNode {
  return (
    <button type="button" className="icon-button" data-needs-script data-color-mode="">
      <span className={styles.sun}>
        <Icon name="sun" />
        <span className="visually-hidden">Cambiar a modo oscuro</span>
      </span>
      <span className={styles.moon}>
        <Icon name="moon" />
        <span className="visually-hidden">Cambiar a modo claro</span>
      </span>
    </button>
  );
}
