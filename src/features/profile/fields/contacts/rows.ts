import type { ContactTypeName } from '../../../../generated/api/constants';
import type { ContactInput } from '../../../../generated/api/participant';

interface FixedRow {
  type: ContactTypeName;
  text: string;
  /** Its place among the contacts; undefined until something is typed. */
  index: number | undefined;
}

interface ExtraRow {
  contact: ContactInput;
  index: number;
}

/** The rows of the field: one for each shown type, then one for each contact beyond these. */
export function rowsOf(
  contacts: readonly ContactInput[],
  shown: readonly ContactTypeName[],
): { fixed: FixedRow[]; extra: ExtraRow[] } {
  const fixed = shown.map((type) => {
    const index = contacts.findIndex((one) => one.type === type);
    return { type, text: contacts[index]?.value ?? '', index: index < 0 ? undefined : index };
  });
  const taken = new Set(fixed.map(({ index }) => index));
  const extra = contacts
    .map((contact, index) => ({ contact, index }))
    .filter(({ index }) => !taken.has(index));
  return { fixed, extra };
}

/** The contacts with one of them changed; without a place it is added. */
export const setContact = (
  contacts: readonly ContactInput[],
  index: number | undefined,
  contact: ContactInput,
): ContactInput[] =>
  index === undefined
    ? [...contacts, contact]
    : contacts.map((one, place) => (place === index ? contact : one));

/** What is sent: contacts with something in them. */
export const filledContacts = (contacts: readonly ContactInput[]): ContactInput[] =>
  contacts.filter(({ value }) => value.trim() !== '');
