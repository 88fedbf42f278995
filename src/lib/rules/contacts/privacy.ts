import type { Privacy } from '../../contract/participant';
import type { Contact, ContactType } from './contactTypes';

/** Who may see a member's contacts, as chosen by the member (PRO-02, PRO-05). */
export type { Privacy };

interface ContactPrivacy {
  privacy: Privacy;
  /** The types that CUSTOM hides. Ignored with other values. */
  contactTypesToHide: readonly ContactType[];
}

/** The relation of a reader to the owner of contacts. A connection is a member connected with the owner. */
export type ContactReader = 'visitor' | 'member' | 'connection';

/** Which readers may see contacts. Visitors never may. */
export const contactReaders: Readonly<Record<Privacy, readonly ContactReader[]>> = {
  NONE: ['member', 'connection'],
  CUSTOM: ['member', 'connection'],
  CONNECTIONS: ['connection'],
  PRIVATE: [],
};

/** The contacts that a reader may see (PRO-02, PRO-05). */
export function contactsFor(
  reader: ContactReader,
  { privacy, contactTypesToHide }: ContactPrivacy,
  contacts: readonly Contact[],
): Contact[] {
  if (!contactReaders[privacy].includes(reader)) return [];
  return contacts.filter(({ type }) => privacy !== 'CUSTOM' || !contactTypesToHide.includes(type));
}

/** The contacts that a community shows on a member's page, in its order (CFG-13). */
export const shownOf = (shown: readonly ContactType[], contacts: readonly Contact[]): Contact[] =>
  shown.flatMap((type) => contacts.filter((contact) => contact.type === type));

/** Whether some contact is hidden from all other members. Introductions to such a member need a manager (PRO-02). */
export const hidesContacts = (settings: ContactPrivacy, contacts: readonly Contact[]): boolean =>
  settings.privacy === 'PRIVATE' || contactsFor('connection', settings, contacts).length < contacts.length;

/** Which other readers would see more contacts: 'MEMBERS', 'CONNECTIONS', or none. */
export function shownMoreTo(
  reader: ContactReader,
  settings: ContactPrivacy,
  contacts: readonly Contact[],
): 'MEMBERS' | 'CONNECTIONS' | null {
  const told = (one: ContactReader) => contactsFor(one, settings, contacts).length;
  if (told('member') > told(reader)) return 'MEMBERS';
  return told('connection') > told(reader) ? 'CONNECTIONS' : null;
}
