import type { Lang } from '../../../lib/lang';
import { checkContacts } from '../../../lib/rules/contacts/contacts';
import type { Contact, ContactType } from '../../../lib/rules/contacts/contactTypes';
import { brokenText } from '../../../lib/rules/profileMessages';

interface TypedContacts {
  /** The filled contacts, normalised. */
  contacts: Contact[];
  /** Errors by index of the input, in the viewer's language. */
  errors: Record<number, string>;
}

/** Checks the input by the rules that the server uses, too. Empty contacts are left out (ONB-04). */
export async function checkTyped(
  typed: readonly Contact[],
  { offered, lang }: { offered: readonly ContactType[]; lang: Lang },
): Promise<TypedContacts> {
  const filled = typed
    .map((contact, index) => ({ contact, index }))
    .filter(({ contact }) => contact.value.trim());
  const { contacts, issues: found } = await checkContacts(
    filled.map(({ contact }) => contact),
    { offered, lang },
  );
  const errors: Record<number, string> = {};
  for (const error of found) {
    const at = filled[Number.parseInt(error.path, 10)];
    if (at) errors[at.index] ??= brokenText(error, lang);
  }
  return { contacts, errors };
}
