import {useId, type ReactNode} from 'react';

import Disclosure from '@site/src/components/ui/Disclosure';
import Icon, {type IconName} from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

export type NoticeKind = 'aviso' | 'alerta' | 'nota';

interface Props {
  /** `aviso` advises schools, `alerta` warns, `nota` explains. None is the text of a law. */
  readonly kind: NoticeKind;
  /** Replaces the usual title of its kind. */
  readonly title?: ReactNode;
  /** On phones it is its title, which opens it. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

const KINDS: Readonly<Record<NoticeKind, {title: string; icon: IconName}>> = {
  aviso: {title: 'Aviso para colegios', icon: 'whistle'},
  alerta: {title: 'Alerta', icon: 'whistle'},
  nota: {title: 'Nota', icon: 'document'},
};

/** A box apart from the text, written in Markdown as `:::aviso`, `:::alerta` or `:::nota`. */
export default function Notice({kind, title, isFolded = false, children}: Props): ReactNode {
  const id = useId();
  const {title: usual, icon} = KINDS[kind];
  const heading = title ?? usual;
  // The words again where there are only words: they weigh nothing, the ids are the dearest text of a law.
  const name = typeof heading === 'string' ? {'aria-label': heading} : {'aria-labelledby': id};
  const band = (
    <p id={name['aria-labelledby']} className={styles.title}>
      <Icon name={icon} />
      <span>{heading}</span>
    </p>
  );
  const body = <div className={styles.body}>{children}</div>;
  return (
    <div role="note" {...name} className={styles.notice} data-kind={kind}>
      {isFolded ? (
        <Disclosure
          isForPhones
          label={
            <>
              <Icon name={icon} />
              {heading}
            </>
          }
          title={band}>
          {body}
        </Disclosure>
      ) : (
        <>
          {band}
          {body}
        </>
      )}
    </div>
  );
}
