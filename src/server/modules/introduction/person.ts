import type { CommunityConfig } from '../../../config/types';
import type { PersonCard } from '../../../generated/api/shared';
import { contactsFor, shownOf, type ContactReader } from '../../../lib/rules/contacts/privacy';
import { participants } from '../../db/schema';

/** What is read of members for lists of others. */
export const personColumns = {
  id: participants.id,
  slug: participants.slug,
  firstName: participants.firstName,
  lastName: participants.lastName,
  position: participants.position,
  company: participants.company,
  city: participants.city,
  showLocation: participants.showLocation,
  avatarUrl: participants.avatarUrl,
  tags: participants.tags,
};

/** As `personColumns`, and what decides about contacts. */
export const contactColumns = {
  ...personColumns,
  contacts: participants.contacts,
  privacy: participants.privacy,
  contactTypesToHide: participants.contactTypesToHide,
};

type Person = Pick<typeof participants.$inferSelect, keyof typeof personColumns>;
type WithContacts = Pick<typeof participants.$inferSelect, keyof typeof contactColumns>;

/** A member in a list of another. */
export const personCard = ({ showLocation, city, ...person }: Person): PersonCard => ({
  id: person.id,
  slug: person.slug,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  company: person.company,
  city: showLocation ? city : null,
  avatarUrl: person.avatarUrl,
  tags: person.tags,
});

/** The contacts of somebody that the community shows and their owner lets this reader have (PRO-02). */
export const readableContacts = (
  person: WithContacts,
  reader: ContactReader,
  { community }: Pick<CommunityConfig, 'community'>,
) => contactsFor(reader, person, shownOf(community.shownContacts, person.contacts));

export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
