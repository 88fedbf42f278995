import type { Lang } from '../../../../lib/lang';
import { checkContacts } from '../../../../lib/rules/contacts';
import type { Contact, ContactType } from '../../../../lib/rules/contactTypes';
import { brokenText } from '../../../../lib/rules/profileMessages';

export interface TypedContacts {
  /** As they are sent: filled ones in their normal form. */
  contacts: Contact[];
  /** What is wrong, by the place of what was typed, in the reader's words. */
  errors: Record<number, string>;
}

/** Checks what was typed into the field by the rules that the server has, too; empty ones are left out (ONB-04). */
export async function checkTyped(
  typed: readonly Contact[],
  { offered, lang }: { offered: readonly ContactType[]; lang: Lang },
): Promise<TypedContacts> {
  const filled = typed
    .map((contact, place) => ({ contact, place }))
    .filter(({ contact }) => contact.value.trim());
  const { contacts, faults } = await checkContacts(
    filled.map(({ contact }) => contact),
    { offered, lang },
  );
  const errors: Record<number, string> = {};
  for (const fault of faults) {
    const at = filled[Number.parseInt(fault.path, 10)];
    if (at) errors[at.place] ??= brokenText(fault, lang);
  }
  return { contacts, errors };
}
