import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

/** Switches between light and dark and keeps the choice. Hidden where scripts are off. */
export default function ColorModeButton(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.button}
      data-needs-script
      aria-label={other === 'dark' ? 'Cambiar a modo oscuro' : 'Cambiar a modo claro'}
      onClick={() => setColorMode(other)}>
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
