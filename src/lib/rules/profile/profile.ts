import type { Lang } from '../../lang';
import { checkContacts } from '../contacts/contacts';
import type { Contact, ContactType } from '../contacts/contactTypes';
import { sharedTexts } from './fieldLists';
import { profileFields, type OptionalText, type SharedText } from './profileFields';
import { textRule, type ProfileText } from './profileLimits';
import type { Broken, ProfileIssue } from '../profileMessages';
import { checkTag, checkTagCount, normalizeTags } from './tags';
import { cleanLine, cleanText, textLength } from '../text';

const isLong = (field: ProfileText): boolean =>
  field !== 'city' && field !== 'country' && profileFields[field].kind === 'text';

/** A text of the profile as it is stored; '' is none. */
export const cleanField = (field: ProfileText, text: string): string =>
  isLong(field) ? cleanText(text) : cleanLine(text);

/** The issue of a cleaned text, or undefined (VAL-04): a field with a least length must be filled in. */
export function checkField(field: ProfileText, text: string): Broken | undefined {
  const { limits, label } = textRule(field);
  const { min, max } = limits;
  const length = textLength(text);
  if (min > 0 && length === 0) return { rule: 'sectionRequired', values: { section: label } };
  if (length >= min && length <= max) return undefined;
  return min > 0 ? { rule: 'fromTo', values: { min, max } } : { rule: 'upTo', values: { max } };
}

export interface PersonLocation {
  city: string;
  country?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** The fields of a profile that these rules check. */
export type ProfileDraft = {
  [Field in SharedText]?: Field extends OptionalText ? string | null : string;
} & {
  tags?: string[];
  location?: PersonLocation | null;
  contacts?: Contact[];
};

/**
 * Checks the given fields of a profile and returns them as they are stored: texts cleaned ('' of an optional one is
 * null), tags and contacts normalised. Returns all errors at once.
 */
export async function checkProfile<Draft extends ProfileDraft>(
  draft: Draft,
  rules: { offered: readonly ContactType[]; lang: Lang },
): Promise<{ profile: Draft; issues: ProfileIssue[] }> {
  const profile: ProfileDraft = { ...draft };
  const issues: ProfileIssue[] = [];
  const add = (path: string, broken: Broken | undefined) => {
    if (broken) issues.push({ path, ...broken });
  };

  for (const field of sharedTexts) {
    const given = draft[field];
    if (given === undefined) continue;
    const text = cleanField(field, given ?? '');
    add(field, checkField(field, text));
    Object.assign(profile, { [field]: profileFields[field].nullable ? text || null : text });
  }
  if (draft.location) {
    const { location } = draft;
    const city = cleanField('city', location.city);
    const country = cleanField('country', location.country ?? '');
    add('location.city', checkField('city', city));
    add('location.country', checkField('country', country));
    profile.location = city ? { ...location, city, country: country || null } : null;
  }
  if (draft.tags) {
    profile.tags = normalizeTags(draft.tags);
    add('tags', checkTagCount(profile.tags));
    profile.tags.forEach((tag, index) => add(`tags.${index}`, checkTag(tag)));
  }
  if (draft.contacts) {
    const checked = await checkContacts(draft.contacts, rules);
    profile.contacts = checked.contacts;
    issues.push(...checked.issues.map((issue) => ({ ...issue, path: `contacts.${issue.path}` })));
  }
  return { profile: profile as Draft, issues };
}
