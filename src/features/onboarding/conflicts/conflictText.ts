import type { ProfileInput } from '../../../generated/api/participant';
import type { SurveyQuestion } from '../../../generated/api/question';
import { localize, type Lang } from '../../../lib/lang';
import { contactNames } from '../../../lib/rules/contacts/contactTypes';
import { profileFields, type ProfileField } from '../../../lib/rules/profile/profileFields';
import type { Draft, DraftField } from '../draft/draft';

const isField = (key: string): key is ProfileField => Object.hasOwn(profileFields, key);

/** A field's name for the viewer. Undefined for fields that are not shown. */
export function fieldName(
  field: DraftField,
  questions: readonly SurveyQuestion[],
  lang: Lang,
): string | undefined {
  const key = field.slice(field.indexOf('.') + 1);
  if (field.startsWith('answers.')) return questions.find(({ id }) => id === key)?.title;
  return isField(key) && profileFields[key].kind !== 'choice' ? profileFields[key].label[lang] : undefined;
}

/** The value of a field of the draft. */
export function currentValue(draft: Draft, field: DraftField): unknown {
  if (field === 'lookingFor') return draft.lookingFor;
  const key = field.slice(field.indexOf('.') + 1);
  return field.startsWith('answers.') ? draft.answers[key] : draft.profile[key as keyof ProfileInput];
}

/** The value of any field in words. */
export function valueText(value: unknown, lang: Lang): string {
  if (Array.isArray(value)) return (value as unknown[]).map((one) => valueText(one, lang)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('type' in value) {
    const { type, value: text } = value as NonNullable<ProfileInput['contacts']>[number];
    return `${localize(contactNames[type], lang)}: ${text}`;
  }
  const { city, country } = value as NonNullable<ProfileInput['location']>;
  return [city, country].filter(Boolean).join(', ');
}
