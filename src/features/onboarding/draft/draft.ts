import type { Answers, ProfileInput } from '../../../generated/api/participant';

/** The input of onboarding, and the current step (ONB-03). */
export interface Draft {
  /** The page: first the questions of the survey, counted from 0, then the steps of the form. */
  step: number;
  answers: Answers;
  lookingFor: string;
  profile: ProfileInput;
}

export const emptyDraft: Draft = { step: 0, answers: {}, lookingFor: '', profile: {} };

/** The parts that two devices may change independently: one answer, one field of the profile. */
export type DraftField = `answers.${string}` | `profile.${string}` | 'lookingFor';

/** All input by field, without the current step. */
export const fieldsOf = ({ answers, lookingFor, profile }: Draft): Map<DraftField, unknown> =>
  new Map<DraftField, unknown>([
    ...Object.entries(answers).map(([id, answer]) => [`answers.${id}`, answer] as const),
    ['lookingFor', lookingFor],
    ...Object.entries(profile).map(([key, value]) => [`profile.${key}`, value] as const),
  ]);

/** The draft with one field changed. */
export function withField(draft: Draft, field: DraftField, value: unknown): Draft {
  if (field === 'lookingFor') return { ...draft, lookingFor: String(value ?? '') };
  const at = field.indexOf('.');
  const part = field.slice(0, at) as 'answers' | 'profile';
  return { ...draft, [part]: { ...draft[part], [field.slice(at + 1)]: value } };
}

/** Whether a field has no input. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
