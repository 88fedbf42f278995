import { BookOpen, Camera, Search, UserRound } from 'lucide-react';
import { Photo } from '../../features/profile/onboarding/steps/Photo';
import { Request } from '../../features/profile/onboarding/steps/Request';
import { Story } from '../../features/profile/onboarding/steps/Story';
import type { StepName } from '../../generated/config/stepsConfig';
import { localize } from '../../lib/lang';
import { checkField, checkProfile, cleanField } from '../../lib/rules/profile';
import { contactsStep } from './contactsStep';
import { ProfileStep } from './ProfileStep';
import type { StepContext, StepParts } from './types';

/** Every step of onboarding (CFG-11, ONB-02). A new one in the schema does not compile without a line here. */
export const registry = {
  profile: (context) => ({
    icon: UserRound,
    form: (props) => <ProfileStep {...props} context={context} />,
    check: async ({
      profile: { firstName = '', lastName = '', position, company, location, showLocation },
    }) => {
      const given = { firstName, lastName, position, company, location };
      const { profile, faults } = await checkProfile(given, { offered: [], lang: context.lang });
      return { faults, part: { profile: { ...profile, showLocation: showLocation ?? true } } };
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
      return { faults: broken ? [{ path: 'lookingFor', ...broken }] : [], part: { lookingFor } };
    },
  }),

  contacts: (context) => contactsStep('contacts', context),

  networks: (context) => contactsStep('networks', context),

  avatar: () => ({
    icon: Camera,
    form: (props) => <Photo {...props} />,
    check: ({ profile: { avatarUrl } }) => ({
      faults: [],
      part: { profile: avatarUrl ? { avatarUrl } : {} },
    }),
  }),

  about: ({ lang }) => ({
    icon: BookOpen,
    form: (props) => <Story {...props} />,
    check: async ({ profile: { about, goal, tags } }) => {
      const { profile, faults } = await checkProfile({ about, goal, tags }, { offered: [], lang });
      return { faults, part: { profile } };
    },
  }),
} satisfies Record<StepName, (context: StepContext) => StepParts>;
