import { BookOpen, Camera, Search, UserRound } from 'lucide-react';
import type { Draft } from '../../features/onboarding/draft/draft';
import { Photo } from '../../features/onboarding/steps/Photo';
import { Request } from '../../features/onboarding/steps/Request';
import { Story } from '../../features/onboarding/steps/Story';
import type { StepName } from '../../generated/config/stepsConfig';
import { localize } from '../../lib/lang';
import { fieldsOfStep } from '../../lib/rules/profile/fieldLists';
import { checkField, checkProfile, cleanField } from '../../lib/rules/profile/profile';
import { contactsStep } from './contactsStep';
import { ProfileStep } from './ProfileStep';
import type { StepContext, StepParts } from './types';

/** The profile fields that a step asks for, if present. */
const partOf = (step: 'profile' | 'about', profile: Draft['profile']): Draft['profile'] =>
  Object.fromEntries(
    fieldsOfStep(step).flatMap((field) => (profile[field] === undefined ? [] : [[field, profile[field]]])),
  );

/** Every step of onboarding (CFG-11, ONB-02). A new one in the schema does not compile without a line here. */
export const registry = {
  profile: (context) => ({
    icon: UserRound,
    form: (props) => <ProfileStep {...props} context={context} />,
    check: async ({ profile: { showLocation = true, ...profile } }) => {
      const given = { firstName: '', lastName: '', ...partOf('profile', profile) };
      const checked = await checkProfile(given, { offered: [], lang: context.lang });
      return { issues: checked.issues, part: { profile: { ...checked.profile, showLocation } } };
    },
  }),

  lookingFor: ({ config, lang }) => ({
    icon: Search,
    form: (props) => (
      <Request
        {...props}
        example={localize(config.steps.lookingFor.example, lang)}
        phrases={config.steps.lookingFor.options.map((phrase) => localize(phrase, lang))}
      />
    ),
    check: (draft) => {
      const lookingFor = cleanField('lookingFor', draft.lookingFor);
      const broken = checkField('lookingFor', lookingFor);
      return { issues: broken ? [{ path: 'lookingFor', ...broken }] : [], part: { lookingFor } };
    },
  }),

  contacts: (context) => contactsStep('contacts', context),

  networks: (context) => contactsStep('networks', context),

  avatar: () => ({
    icon: Camera,
    form: (props) => <Photo {...props} />,
    check: ({ profile: { avatarUrl } }) => ({
      issues: [],
      part: { profile: avatarUrl ? { avatarUrl } : {} },
    }),
  }),

  about: ({ lang }) => ({
    icon: BookOpen,
    form: (props) => <Story {...props} />,
    check: async (draft) => {
      const given = partOf('about', draft.profile);
      const { profile, issues } = await checkProfile(given, { offered: [], lang });
      return { issues, part: { profile } };
    },
  }),
} satisfies Record<StepName, (context: StepContext) => StepParts>;
