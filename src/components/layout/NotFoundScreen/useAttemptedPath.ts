import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

import {hasLanded} from '@site/src/lib/held';

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Logs the attempted path to the console once a path: as the address bar has it and, when that
 * differs, as people read it. A badly encoded one must not throw.
 */
export function useAttemptedPath(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    // A page that arrived from the server has written it down by itself.
    if (hasLanded()) return;
    const raw = window.location.pathname;
    const forms = [...new Set([raw, readable(raw)])];
    console.error(`404, ruta no encontrada: ${forms.join(' = ')}`);
  }, [pathname]);
}
