import { memberHomePath } from '../../config/routing';
import type { CommunityConfig } from '../../config/types';
import type { ProfileSettings } from '../../features/profile/edit/settings';
import { localize, type Lang } from '../../lib/lang';
import { contactRequirement } from '../../lib/rules/contacts/requiredContacts';

/** The settings for its members' profiles in a community's config. */
export function profileSettings(
  {
    auth,
    community,
    steps,
    questions,
    landing,
    navigation,
  }: Pick<CommunityConfig, 'auth' | 'community' | 'steps' | 'questions' | 'landing' | 'navigation'>,
  lang: Lang,
): Omit<ProfileSettings, 'contact' | 'detectsLocation' | 'language' | 'theme' | 'onLeft' | 'onDeleted'> {
  const { title, contactsConfig, shownContacts, requiredContacts, requiredContactsMin } = community;
  const offered = contactsConfig.types;
  const shown = shownContacts.filter((type) => offered.includes(type));
  const { visible, example, options } = steps.lookingFor;
  return {
    title: localize(navigation.tabs.profile.label, lang) || undefined,
    community: title,
    home: memberHomePath(community),
    survey: questions.questions.length > 0,
    introductions: community.matching.enabled,
    showsMembers: landing[lang]?.sections.some(({ type }) => type === 'people') ?? false,
    passwords: auth.methods.some(({ authType }) => authType === 'EMAIL'),
    contacts: {
      shown,
      others: offered.filter((type) => !shown.includes(type)),
      requirement: contactRequirement({ requiredContacts, requiredContactsMin, offered, steps }),
    },
    request: {
      required: visible,
      example: localize(example, lang),
      phrases: options.map((option) => localize(option, lang)),
    },
  };
}
