import type { Contact, ContactType } from '../../../lib/rules/contacts/contactTypes';

interface FixedRow {
  type: ContactType;
  text: string;
  /** Its index among the contacts; undefined until something is typed. */
  index: number | undefined;
}

interface ExtraRow {
  contact: Contact;
  index: number;
  /** There is an earlier one of its type. */
  second: boolean;
}

/** The rows of the field: one for each shown type, then one for each contact beyond these. */
export function rowsOf(
  contacts: readonly Contact[],
  shown: readonly ContactType[],
): { fixed: FixedRow[]; extra: ExtraRow[] } {
  const firstOf = (type: ContactType) => contacts.findIndex((one) => one.type === type);
  const fixed = shown.map((type) => {
    const index = firstOf(type);
    return { type, text: contacts[index]?.value ?? '', index: index < 0 ? undefined : index };
  });
  const taken = new Set(fixed.map(({ index }) => index));
  const extra = contacts
    .map((contact, index) => ({ contact, index, second: firstOf(contact.type) < index }))
    .filter(({ index }) => !taken.has(index));
  return { fixed, extra };
}

/** The contacts with one changed. Without an index it is added. */
export const setContact = (
  contacts: readonly Contact[],
  index: number | undefined,
  contact: Contact,
): Contact[] =>
  index === undefined ? [...contacts, contact] : contacts.map((one, at) => (at === index ? contact : one));
