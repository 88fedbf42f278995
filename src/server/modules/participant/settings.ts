import type { CommunityConfig } from '../../../config/types';
import type { SurveyRule } from '../../../lib/rules/answers';
import type { CompletionSettings } from '../../../lib/rules/completion';
import type { ContactType } from '../../../lib/rules/contactTypes';
import { contactRequirement } from '../../../lib/rules/requiredContacts';

/** What a community asks of its participants, in the terms of the rules. */
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
