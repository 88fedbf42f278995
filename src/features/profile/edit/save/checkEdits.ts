import type { Lang } from '../../../../lib/lang';
import type { ContactType } from '../../../../lib/rules/contactTypes';
import { checkField, checkProfile, cleanField } from '../../../../lib/rules/profile';
import { checkRequiredContacts, type ContactRequirement } from '../../../../lib/rules/requiredContacts';
import { brokenText } from '../../../../lib/rules/profileMessages';
import { checkTyped } from '../../fields/contacts/checkTyped';
import type { Edits } from '../values/editable';

/** What is wrong, in the reader's words, by path: `firstName`, `location.city`, `contacts.2`. */
export type Errors = Readonly<Record<string, string>>;

export interface CheckRules {
  offered: readonly ContactType[];
  requirement: ContactRequirement | undefined;
  /** The community asks for a request. */
  requestRequired: boolean;
  lang: Lang;
}

/** Checks edits by the server's own rules and answers them as they are sent (VAL-04). */
export async function checkEdits(edits: Edits, rules: CheckRules): Promise<{ edits: Edits; errors: Errors }> {
  const { contacts, lookingFor, answers, ...profile } = edits;
  const checked: Edits = {};
  const errors: Record<string, string> = {};

  const { profile: cleaned, faults } = await checkProfile(profile, rules);
  Object.assign(checked, cleaned);
  for (const fault of faults) {
    // A tag is not pointed at: what is wrong with one stands below all of them.
    errors[fault.path.startsWith('tags.') ? 'tags' : fault.path] ??= brokenText(fault, rules.lang);
  }
  for (const field of ['position', 'company', 'about', 'goal'] as const) {
    if (field in checked) checked[field] ??= '';
  }
  if (lookingFor !== undefined) {
    checked.lookingFor = cleanField('lookingFor', lookingFor);
    const needed = rules.requestRequired || checked.lookingFor !== '';
    const broken = needed ? checkField('lookingFor', checked.lookingFor) : undefined;
    if (broken) errors.lookingFor = brokenText(broken, rules.lang);
  }
  if (contacts) {
    const typed = await checkTyped(contacts, rules);
    checked.contacts = typed.contacts;
    for (const [place, text] of Object.entries(typed.errors)) errors[`contacts.${place}`] = text;
    const lacking = checkRequiredContacts(rules.requirement, typed.contacts);
    // A contact that is refused is told so; that it is lacking, too, would be said twice.
    if (lacking && Object.keys(typed.errors).length === 0) errors.contacts = brokenText(lacking, rules.lang);
  }
  if (answers) checked.answers = answers;
  return { edits: checked, errors };
}
