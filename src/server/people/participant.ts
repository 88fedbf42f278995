import { participants } from '../db/schema';

/** A member of a community, as it is stored. */
export type Participant = typeof participants.$inferSelect;

/** The columns of a member for others: everything visible, and the columns that decide about it. */
export const shownColumns = {
  id: participants.id,
  communityId: participants.communityId,
  userId: participants.userId,
  slug: participants.slug,
  firstName: participants.firstName,
  lastName: participants.lastName,
  avatarUrl: participants.avatarUrl,
  position: participants.position,
  company: participants.company,
  city: participants.city,
  country: participants.country,
  showLocation: participants.showLocation,
  about: participants.about,
  aboutLang: participants.aboutLang,
  goal: participants.goal,
  goalLang: participants.goalLang,
  lookingFor: participants.lookingFor,
  lookingForLang: participants.lookingForLang,
  tags: participants.tags,
  contacts: participants.contacts,
  privacy: participants.privacy,
  contactTypesToHide: participants.contactTypesToHide,
  publicPage: participants.publicPage,
  inSearchEngines: participants.inSearchEngines,
  enabled: participants.enabled,
  profileEnabled: participants.profileEnabled,
  createdAt: participants.createdAt,
};

/** A member as others may see them. */
export type Shown = Pick<Participant, keyof typeof shownColumns>;
