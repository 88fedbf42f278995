import type { CommunityConfig } from '../../config/types';
import type { SurveyRule } from '../../lib/rules/onboarding/answers';
import type { CompletionSettings } from '../../lib/rules/onboarding/completion';
import type { ContactType } from '../../lib/rules/contacts/contactTypes';
import { contactRequirement } from '../../lib/rules/contacts/requiredContacts';

/** A community's settings for its participants, as the rules need them. */
export interface ParticipantSettings extends CompletionSettings {
  /** Contact types a member can give. */
  offered: readonly ContactType[];
}

export function settingsOf({ community, steps, questions }: CommunityConfig): ParticipantSettings {
  const offered = community.contactsConfig.types;
  const { requiredContacts, requiredContactsMin } = community;
  const survey: readonly SurveyRule[] = questions.questions;
  return {
    offered,
    steps,
    questions: survey,
    requirement: contactRequirement({ requiredContacts, requiredContactsMin, offered, steps }),
  };
}
