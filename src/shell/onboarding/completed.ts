import type { Draft } from '../../features/onboarding/draft/draft';
import { filledBy } from '../../lib/rules/onboarding/fills';
import type { FilledField } from '../../lib/rules/profile/profileFields';

interface Known {
  questions: readonly { id: string; fills?: FilledField }[];
  /** The account's, where the community requires a contact of this type. */
  email: string | undefined;
}

/**
 * Adds known values to the draft: answers that fill a field of the profile, and the account's email among the contacts.
 * Values that the user entered or cleared stay.
 */
export function completed(draft: Draft, { questions, email }: Known): Draft {
  const { answers, profile } = draft;
  const { contacts = [] } = profile;
  const isGiven = email === undefined || contacts.some(({ type }) => type === 'EMAIL');
  return {
    ...draft,
    profile: {
      ...filledBy(questions, answers),
      ...profile,
      ...(isGiven ? {} : { contacts: [...contacts, { type: 'EMAIL', value: email }] }),
    },
  };
}
