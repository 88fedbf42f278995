import { useState } from 'react';
import { checkContact } from '../../../../lib/rules/contacts';
import type { Contact } from '../../../../lib/rules/contactTypes';
import { brokenText } from '../../../../lib/rules/profileMessages';
import { useLang } from '../../useLang';

const keyOf = ({ type, value }: Contact): string => `${type} ${value}`;

/** Checks a contact as its field is left; what is wrong is told until it is changed. */
export function useFaultsOnLeaving() {
  const lang = useLang();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const check = async (contact: Contact) => {
    if (!contact.value.trim()) return;
    const { broken } = await checkContact(contact.type, contact.value, lang);
    if (broken) setFaults((known) => ({ ...known, [keyOf(contact)]: brokenText(broken, lang) }));
  };
  return {
    onLeave: (contact: Contact) => void check(contact),
    faultOf: (contact: Contact): string | undefined => faults[keyOf(contact)],
  };
}
