import { completionParts, fieldsOfPart, stepsOf } from '../profile/fieldLists';
import type { CompletionPart, ProfileStep } from '../profile/profileFields';
import type { Answers, SurveyRule } from './answers';
import type { Contact } from '../contacts/contactTypes';
import { checkRequiredContacts, type ContactRequirement } from '../contacts/requiredContacts';

/** The profile as its owner has filled it in. */
export interface CompletionInput {
  firstName: string;
  lastName: string;
  position: string | null;
  city: string | null;
  lookingFor: string | null;
  about: string | null;
  goal: string | null;
  tags: readonly string[];
  contacts: readonly Contact[];
  avatarUrl: string | null;
  answers: Answers;
}

/** What the community asks for in a profile. */
export interface CompletionSettings {
  steps: Record<ProfileStep, { readonly visible: boolean }>;
  questions: readonly SurveyRule[];
  requirement: ContactRequirement | undefined;
}

/** Per part: whether it is there. */
const given: Record<CompletionPart, (profile: CompletionInput, settings: CompletionSettings) => boolean> = {
  name: ({ firstName, lastName }) => Boolean(firstName && lastName),
  position: ({ position }) => Boolean(position),
  location: ({ city }) => Boolean(city),
  lookingFor: ({ lookingFor }) => Boolean(lookingFor),
  about: ({ about }) => Boolean(about),
  goal: ({ goal }) => Boolean(goal),
  tags: ({ tags }) => tags.length > 0,
  contacts: ({ contacts }, { requirement }) =>
    contacts.length > 0 && !checkRequiredContacts(requirement, contacts),
  avatar: ({ avatarUrl }) => Boolean(avatarUrl),
  answers: ({ answers }, { questions }) => {
    const answered = questions.filter(({ id }) => Object.hasOwn(answers, id) && answers[id]?.length);
    return (
      answered.length > 0 && questions.every((question) => !question.required || answered.includes(question))
    );
  },
};

/** Whether the community asks for a part, in its survey or in a visible step. */
const isAsked = (part: CompletionPart, { steps, questions }: CompletionSettings): boolean =>
  part === 'answers'
    ? questions.length > 0
    : fieldsOfPart(part).some((field) => stepsOf(field).some((step) => steps[step].visible));

/** The completeness of a profile in whole percent, and the missing parts. Parts of hidden steps do not count (P13). */
export function completionOf(
  profile: CompletionInput,
  settings: CompletionSettings,
): { percentage: number; missing: CompletionPart[] } {
  const asked = completionParts.filter((part) => isAsked(part, settings));
  const missing = asked.filter((part) => !given[part](profile, settings));
  const percentage = asked.length ? Math.floor((100 * (asked.length - missing.length)) / asked.length) : 100;
  return { percentage, missing };
}
