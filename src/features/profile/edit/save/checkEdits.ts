import type { Lang } from '../../../../lib/lang';
import type { ContactType } from '../../../../lib/rules/contacts/contactTypes';
import { optionalTexts } from '../../../../lib/rules/profile/fieldLists';
import { checkField, checkProfile, cleanField } from '../../../../lib/rules/profile/profile';
import {
  checkRequiredContacts,
  type ContactRequirement,
} from '../../../../lib/rules/contacts/requiredContacts';
import { brokenText } from '../../../../lib/rules/profileMessages';
import { checkTyped } from '../../../../components/fields/contacts/checkTyped';
import type { Edits } from '../values/editable';

/** Errors in the viewer's language, by path: `firstName`, `location.city`, `contacts.2`. */
export type Errors = Readonly<Record<string, string>>;

export interface CheckRules {
  offered: readonly ContactType[];
  requirement: ContactRequirement | undefined;
  /** The community asks for a request. */
  requestRequired: boolean;
  lang: Lang;
}

/** Checks edits by the server's rules and returns them as they are sent (VAL-04). */
export async function checkEdits(edits: Edits, rules: CheckRules): Promise<{ edits: Edits; errors: Errors }> {
  const { contacts, lookingFor, answers, ...profile } = edits;
  const checked: Edits = {};
  const errors: Record<string, string> = {};

  const { profile: cleaned, issues: found } = await checkProfile(profile, rules);
  Object.assign(checked, cleaned);
  for (const error of found) {
    // Errors of single tags are shown below all of them.
    errors[error.path.startsWith('tags.') ? 'tags' : error.path] ??= brokenText(error, rules.lang);
  }
  for (const field of optionalTexts) {
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
    for (const [index, text] of Object.entries(typed.errors)) errors[`contacts.${index}`] = text;
    const lacking = checkRequiredContacts(rules.requirement, typed.contacts);
    // An invalid contact has its own error; that it is missing would be a second one.
    if (lacking && Object.keys(typed.errors).length === 0) errors.contacts = brokenText(lacking, rules.lang);
  }
  if (answers) checked.answers = answers;
  return { edits: checked, errors };
}
