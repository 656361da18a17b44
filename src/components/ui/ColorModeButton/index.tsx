import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

/**
 * Switches between light and dark and keeps the choice. Hidden where scripts are off. Its name
 * follows the mode by style sheet, so that it is right before scripts run.
 */
export default function ColorModeButton(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  return (
    <button
      type="button"
      className="icon-button"
      data-needs-script
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}>
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
