import type { Contact, ContactType } from './contactTypes';

/** Who is told a participant's contacts (PRO-02): everybody, nobody, or everybody but chosen types. */
export type Privacy = 'NONE' | 'PRIVATE' | 'CUSTOM';

export interface ContactPrivacy {
  privacy: Privacy;
  /** What CUSTOM hides; without meaning for the others. */
  contactTypesToHide: readonly ContactType[];
}

/** The contacts that others are told, whoever they are: the owner alone sees more (PRO-02). */
export function contactsForOthers(
  { privacy, contactTypesToHide }: ContactPrivacy,
  contacts: readonly Contact[],
): Contact[] {
  if (privacy === 'PRIVATE') return [];
  return contacts.filter(({ type }) => privacy === 'NONE' || !contactTypesToHide.includes(type));
}

/** Whether something is kept from others: an introduction then goes to a moderator first (PRO-02). */
export const hidesContacts = (settings: ContactPrivacy, contacts: readonly Contact[]): boolean =>
  settings.privacy === 'PRIVATE' || contactsForOthers(settings, contacts).length < contacts.length;
