import type { Privacy } from '../../contract/participant';
import type { Contact, ContactType } from './contactTypes';

/** What an owner chooses about their contacts (PRO-02, PRO-05). */
export type { Privacy };

interface ContactPrivacy {
  privacy: Privacy;
  /** What CUSTOM hides; without meaning for the others. */
  contactTypesToHide: readonly ContactType[];
}

/** Who looks at somebody else's contacts: a connection is a member with whom the owner is connected. */
export type ContactReader = 'visitor' | 'member' | 'connection';

/** The one table of who is told contacts: a visitor never is. */
export const contactReaders: Readonly<Record<Privacy, readonly ContactReader[]>> = {
  NONE: ['member', 'connection'],
  CUSTOM: ['member', 'connection'],
  CONNECTIONS: ['connection'],
  PRIVATE: [],
};

/** The contacts that a reader is told, as far as they are told any (PRO-02, PRO-05). */
export function contactsFor(
  reader: ContactReader,
  { privacy, contactTypesToHide }: ContactPrivacy,
  contacts: readonly Contact[],
): Contact[] {
  if (!contactReaders[privacy].includes(reader)) return [];
  return contacts.filter(({ type }) => privacy !== 'CUSTOM' || !contactTypesToHide.includes(type));
}

/** What a community shows of contacts on a member's page, in its order (CFG-13). */
export const shownOf = (shown: readonly ContactType[], contacts: readonly Contact[]): Contact[] =>
  shown.flatMap((type) => contacts.filter((contact) => contact.type === type));

/** Whether something is kept from every other member for good: an introduction then goes to a moderator first (PRO-02). */
export const hidesContacts = (settings: ContactPrivacy, contacts: readonly Contact[]): boolean =>
  settings.privacy === 'PRIVATE' || contactsFor('connection', settings, contacts).length < contacts.length;

/** Who would be told more than this reader is: 'MEMBERS', 'CONNECTIONS', or nobody. */
export function shownMoreTo(
  reader: ContactReader,
  settings: ContactPrivacy,
  contacts: readonly Contact[],
): 'MEMBERS' | 'CONNECTIONS' | null {
  const told = (one: ContactReader) => contactsFor(one, settings, contacts).length;
  if (told('member') > told(reader)) return 'MEMBERS';
  return told('connection') > told(reader) ? 'CONNECTIONS' : null;
}
