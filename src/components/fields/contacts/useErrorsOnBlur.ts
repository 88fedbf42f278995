import { useState } from 'react';
import { checkContact } from '../../../lib/rules/contacts/contacts';
import type { Contact } from '../../../lib/rules/contacts/contactTypes';
import { brokenText } from '../../../lib/rules/profileMessages';
import { useLang } from '../../../i18n/useLang';

const keyOf = ({ type, value }: Contact): string => `${type} ${value}`;

/** Checks a contact when its field is left. The error stays until it changes. */
export function useErrorsOnBlur() {
  const lang = useLang();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const check = async (contact: Contact) => {
    if (!contact.value.trim()) return;
    const { broken } = await checkContact(contact.type, contact.value, lang);
    if (broken) setErrors((known) => ({ ...known, [keyOf(contact)]: brokenText(broken, lang) }));
  };
  return {
    onLeave: (contact: Contact) => void check(contact),
    errorOf: (contact: Contact): string | undefined => errors[keyOf(contact)],
  };
}
