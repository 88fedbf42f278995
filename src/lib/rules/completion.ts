import type { Answers, SurveyRule } from './answers';
import type { Contact } from './contactTypes';
import { checkRequiredContacts, type ContactRequirement } from './requiredContacts';

/** What a complete profile has, in the order of the profile's page. */
export const completionParts = [
  'name',
  'position',
  'location',
  'lookingFor',
  'about',
  'goal',
  'tags',
  'contacts',
  'avatar',
  'answers',
] as const;

export type CompletionPart = (typeof completionParts)[number];

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

/** What the community asks for. */
export interface CompletionSettings {
  steps: Record<
    'profile' | 'lookingFor' | 'contacts' | 'networks' | 'avatar' | 'about',
    { readonly visible: boolean }
  >;
  questions: readonly SurveyRule[];
  requirement: ContactRequirement | undefined;
}

/** Per part: whether the community asks for it, and whether it is there. */
const parts: Record<
  CompletionPart,
  {
    asked: (settings: CompletionSettings) => boolean;
    given: (profile: CompletionInput, settings: CompletionSettings) => boolean;
  }
> = {
  name: {
    asked: ({ steps }) => steps.profile.visible,
    given: ({ firstName, lastName }) => Boolean(firstName && lastName),
  },
  position: { asked: ({ steps }) => steps.profile.visible, given: ({ position }) => Boolean(position) },
  location: { asked: ({ steps }) => steps.profile.visible, given: ({ city }) => Boolean(city) },
  lookingFor: {
    asked: ({ steps }) => steps.lookingFor.visible,
    given: ({ lookingFor }) => Boolean(lookingFor),
  },
  about: { asked: ({ steps }) => steps.about.visible, given: ({ about }) => Boolean(about) },
  goal: { asked: ({ steps }) => steps.about.visible, given: ({ goal }) => Boolean(goal) },
  tags: { asked: ({ steps }) => steps.about.visible, given: ({ tags }) => tags.length > 0 },
  contacts: {
    asked: ({ steps }) => steps.contacts.visible || steps.networks.visible,
    given: ({ contacts }, { requirement }) =>
      contacts.length > 0 && !checkRequiredContacts(requirement, contacts),
  },
  avatar: { asked: ({ steps }) => steps.avatar.visible, given: ({ avatarUrl }) => Boolean(avatarUrl) },
  answers: {
    asked: ({ questions }) => questions.length > 0,
    given: ({ answers }, { questions }) => {
      const answered = questions.filter(({ id }) => Object.hasOwn(answers, id) && answers[id]?.length);
      return (
        answered.length > 0 &&
        questions.every((question) => !question.required || answered.includes(question))
      );
    },
  },
};

/** How complete a profile is in whole percent, and what is missing: parts of hidden steps count for nothing (P13). */
export function completionOf(
  profile: CompletionInput,
  settings: CompletionSettings,
): { percentage: number; missing: CompletionPart[] } {
  const asked = completionParts.filter((part) => parts[part].asked(settings));
  const missing = asked.filter((part) => !parts[part].given(profile, settings));
  const percentage = asked.length ? Math.floor((100 * (asked.length - missing.length)) / asked.length) : 100;
  return { percentage, missing };
}
