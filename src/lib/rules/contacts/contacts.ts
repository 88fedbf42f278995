import type { Lang } from '../../lang';
import { contactRules } from './contactRules';
import { contactNames, type Contact, type ContactType } from './contactTypes';
import type { Broken, ProfileIssue } from '../profileMessages';

/** Longest value of a contact, in UTF-16 units: longer is no contact but an attack on what checks it. */
const longest = 400;

/** A contact as it is stored, or the rule it breaks. */
type CheckedContact = { value: string; broken?: undefined } | { value?: undefined; broken: Broken };

/**
 * Checks the input for a type and normalises it: a phone number to E.164, `@name` and links to the bare user name, a
 * LinkedIn address to its standard prefix (ONB-04). `lang` decides how a phone number without a country code is read. A
 * normalised value stays the same.
 */
export async function checkContact(type: ContactType, typed: string, lang: Lang): Promise<CheckedContact> {
  const values = { network: contactNames[type] };
  const trimmed = typed.normalize('NFC').trim();
  if (!trimmed) return { broken: { rule: 'contactEmpty', values } };
  const { normalize, rule } = contactRules[type];
  const value = trimmed.length > longest ? undefined : await normalize(trimmed, lang);
  return value === undefined || value.length > longest ? { broken: { rule, values } } : { value };
}

/** The result of checking contacts. */
interface ContactsChecked {
  /** The valid contacts, normalised, one per type. */
  contacts: Contact[];
  /** Paths from the list: `1.value`. */
  issues: ProfileIssue[];
}

/**
 * Checks a whole list: each by the rule of its type, one per type (a second one is the duplicate of ONB-04), and only
 * types that are `offered`.
 */
export async function checkContacts(
  given: readonly Contact[],
  { offered, lang }: { offered: readonly ContactType[]; lang: Lang },
): Promise<ContactsChecked> {
  const contacts: Contact[] = [];
  const issues: ProfileIssue[] = [];
  const seen = new Set<ContactType>();
  for (const [index, { type, value }] of given.entries()) {
    const path = `${index}.value`;
    const values = { network: contactNames[type] };
    const checked = await checkContact(type, value, lang);
    if (!offered.includes(type)) issues.push({ path, rule: 'contactNotOffered', values });
    else if (seen.has(type)) issues.push({ path, rule: 'contactDuplicate', values });
    else if (checked.broken) issues.push({ path, ...checked.broken });
    else contacts.push({ type, value: checked.value });
    seen.add(type);
  }
  return { contacts, issues };
}
