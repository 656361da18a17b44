import type {ReactNode} from 'react';

import {addressOf} from './useView';

/** Instead of the presenter's view when its file does not arrive. */
export default function MissingPart(): ReactNode {
  return (
    <div role="alert">
      <p>La vista de presentador no se pudo descargar. Las diapositivas siguen disponibles.</p>
      <p>
        <a href={addressOf('deck')}>Abrir las diapositivas</a>
      </p>
    </div>
  );
}
