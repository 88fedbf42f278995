import type { Lang, LocalizedText } from '../lang';
import { checkContacts } from './contacts';
import type { Contact, ContactType } from './contactTypes';
import { profileLimits, profileTexts, type ProfileText } from './profileLimits';
import type { Broken, ProfileFault } from './profileMessages';
import { checkTag, checkTagCount, normalizeTags } from './tags';
import { cleanLine, cleanText, textLength } from './text';

export { profileLimits } from './profileLimits';

/** Names of what is written, for 'The {section} section requires an answer' (ONB-06). */
export const sectionNames: Record<ProfileText, Exclude<LocalizedText, string>> = {
  firstName: { en: 'First name', ru: 'Имя' },
  lastName: { en: 'Last name', ru: 'Фамилия' },
  position: { en: 'Position', ru: 'Должность' },
  company: { en: 'Company', ru: 'Компания' },
  about: { en: 'About you', ru: 'О себе' },
  goal: { en: 'Goal', ru: 'Цель' },
  lookingFor: { en: 'Request', ru: 'Запрос' },
  city: { en: 'City', ru: 'Город' },
  country: { en: 'Country', ru: 'Страна' },
};

const long: readonly ProfileText[] = ['about', 'goal', 'lookingFor'];

/** A text of the profile as it is stored; '' is none. */
export const cleanField = (field: ProfileText, text: string): string =>
  long.includes(field) ? cleanText(text) : cleanLine(text);

/** The fault of a cleaned text, or undefined (VAL-04): a field with a least length must be filled in. */
export function checkField(field: ProfileText, text: string): Broken | undefined {
  const { min, max } = profileLimits[field];
  const length = textLength(text);
  if (min > 0 && length === 0) return { rule: 'sectionRequired', values: { section: sectionNames[field] } };
  if (length >= min && length <= max) return undefined;
  return min > 0 ? { rule: 'fromTo', values: { min, max } } : { rule: 'upTo', values: { max } };
}

export interface Place {
  city: string;
  country?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** What may be given of a profile; the rest of it is no matter of these rules. */
export interface ProfileDraft extends Partial<Record<'firstName' | 'lastName', string>> {
  position?: string | null;
  company?: string | null;
  about?: string | null;
  goal?: string | null;
  tags?: string[];
  location?: Place | null;
  contacts?: Contact[];
}

/**
 * Checks what is given of a profile and answers it as it is stored: texts cleaned ('' of an optional one is null), tags
 * and contacts in their normal form. Everything wrong is told at once.
 */
export async function checkProfile<Draft extends ProfileDraft>(
  draft: Draft,
  rules: { offered: readonly ContactType[]; lang: Lang },
): Promise<{ profile: Draft; faults: ProfileFault[] }> {
  const profile: ProfileDraft = { ...draft };
  const faults: ProfileFault[] = [];
  const tell = (path: string, broken: Broken | undefined) => {
    if (broken) faults.push({ path, ...broken });
  };

  for (const field of profileTexts) {
    if (field === 'lookingFor' || field === 'city' || field === 'country' || draft[field] === undefined)
      continue;
    const text = cleanField(field, draft[field] ?? '');
    tell(field, checkField(field, text));
    if (field === 'firstName' || field === 'lastName') profile[field] = text;
    else profile[field] = text || null;
  }
  if (draft.location) {
    const { location } = draft;
    const city = cleanField('city', location.city);
    const country = cleanField('country', location.country ?? '');
    tell('location.city', checkField('city', city));
    tell('location.country', checkField('country', country));
    profile.location = city ? { ...location, city, country: country || null } : null;
  }
  if (draft.tags) {
    profile.tags = normalizeTags(draft.tags);
    tell('tags', checkTagCount(profile.tags));
    profile.tags.forEach((tag, place) => tell(`tags.${place}`, checkTag(tag)));
  }
  if (draft.contacts) {
    const checked = await checkContacts(draft.contacts, rules);
    profile.contacts = checked.contacts;
    faults.push(...checked.faults.map((fault) => ({ ...fault, path: `contacts.${fault.path}` })));
  }
  return { profile: profile as Draft, faults };
}
