import type {ReactNode} from 'react';

import contacts from '@data/contacts';
import SiteLink from '@site/src/components/ui/SiteLink';
import {findById} from '@site/src/lib/find';

interface Props {
  /** Channel of `src/data/contacts.yaml`. */
  readonly contact: 'phone' | 'email' | 'whatsapp' | 'support';
  readonly children: ReactNode;
}

/**
 * Link in a sentence to a channel of `src/data/contacts.yaml`.
 *
 * @example
 * <ContactLink contact="whatsapp">Escríbanos por WhatsApp</ContactLink>
 */
export default function ContactLink({contact, children}: Props): ReactNode {
  return <SiteLink href={findById(contacts, contact, 'ContactLink').href}>{children}</SiteLink>;
}
