import type { ContactType } from '../../../lib/rules/contacts/contactTypes';
import type { ProfileInput } from '../../../generated/api/participant';
import type { Lang } from '../../../lib/lang';
import { checkAnswers, type Answers } from '../../../lib/rules/onboarding/answers';
import { checkField, checkProfile, cleanField } from '../../../lib/rules/profile/profile';
import type { ProfileIssue } from '../../../lib/rules/profileMessages';
import { checkRequiredContacts } from '../../../lib/rules/contacts/requiredContacts';
import { profileError } from '../../errors';
import type { Participant } from '../../people/participant';
import type { ParticipantSettings } from '../../people/participantSettings';

/** The columns that a profile, a request or answers change; the picture is claimed before it is stored. */
export type Patch = Partial<
  Omit<Participant, 'id' | 'communityId' | 'userId' | 'slug' | 'version' | 'avatarUrl'>
> & { avatarUrl?: string | null };

interface Checked {
  patch: Patch;
  issues: ProfileIssue[];
}

/** Issues of a part with paths from the root of the body. */
export const under = (prefix: string, issues: readonly ProfileIssue[]): ProfileIssue[] =>
  issues.map((issue) => ({ ...issue, path: `${prefix}.${issue.path}` }));

/**
 * The given parts of a profile as columns. Contacts must contain what the community requires. Paths start with
 * `profile`.
 */
export async function checkProfileInput(
  input: ProfileInput,
  { offered, requirement }: Pick<ParticipantSettings, 'offered' | 'requirement'>,
  lang: Lang,
): Promise<Checked> {
  const { profile, issues } = await checkProfile(input, { offered, lang });
  const { location, contactTypesToHide, ...columns } = profile;
  const lacking = profile.contacts && checkRequiredContacts(requirement, profile.contacts);
  // A refused contact has its own error; that it is missing would be a second one.
  if (lacking && !issues.some(({ path }) => path.startsWith('contacts'))) {
    issues.push({ path: 'contacts', ...lacking });
  }
  const { city = null, country = null, latitude = null, longitude = null } = location ?? {};
  return {
    patch: {
      ...columns,
      ...(location === undefined ? {} : { city, country, latitude, longitude }),
      ...(contactTypesToHide ? { contactTypesToHide: [...new Set<ContactType>(contactTypesToHide)] } : {}),
    },
    issues: under('profile', issues),
  };
}

/** The request as a column: required where its step is shown (ONB-06). */
export function checkLookingFor(text: string, { steps }: Pick<ParticipantSettings, 'steps'>): Checked {
  const lookingFor = cleanField('lookingFor', text);
  if (!lookingFor && !steps.lookingFor.visible) return { patch: { lookingFor: null }, issues: [] };
  const broken = checkField('lookingFor', lookingFor);
  return { patch: { lookingFor }, issues: broken ? [{ path: 'lookingFor', ...broken }] : [] };
}

/** Answers given as a column: laid over those there are; an empty one takes the old one away. */
export function checkGivenAnswers(
  given: Answers,
  old: Answers,
  { questions }: Pick<ParticipantSettings, 'questions'>,
): Checked {
  const { answers, issues } = checkAnswers(questions, given, { partial: true });
  const answered = Object.entries({ ...old, ...answers }).filter(([, answer]) => answer.length > 0);
  return { patch: { answers: Object.fromEntries(answered) }, issues: under('answers', issues) };
}

/** Combines the results of the checks of a change: throws 1100 with all errors. */
export function requireSound(...checks: Checked[]): Patch {
  const issues = checks.flatMap((check) => check.issues);
  if (issues.length) throw profileError(issues);
  return checks.reduce<Patch>((patch, check) => ({ ...patch, ...check.patch }), {});
}
