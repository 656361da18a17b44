import type {ReactNode} from 'react';
import clsx from 'clsx';

import Icon, {type IconName} from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
  /** `primary` amber key, one a view; `secondary` outlined; `text` with an arrow. */
  readonly variant?: 'primary' | 'secondary' | 'text';
  readonly size?: 'regular' | 'small';
  /** Icon before the text. */
  readonly icon?: IconName;
  readonly className?: string;
}

/** A link that calls to act. Outward links carry the ↗ icon and open a new tab. */
export default function ActionLink({
  href,
  children,
  variant = 'primary',
  size = 'regular',
  icon,
  className,
}: Props): ReactNode {
  const isOutward = /^https?:/.test(href);
  return (
    <SiteLink href={href} className={clsx(styles.action, className)} data-variant={variant} data-size={size}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {isOutward ? (
        <Icon name="external" />
      ) : (
        variant === 'text' && <Icon name="arrow" className={styles.arrow} />
      )}
    </SiteLink>
  );
}
