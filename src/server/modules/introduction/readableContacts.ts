import type { CommunityConfig } from '../../../config/types';
import { contactsFor, shownOf, type ContactReader } from '../../../lib/rules/contacts/privacy';
import { participants } from '../../db/schema';
import { cardColumns } from '../../people/personCard';

/** The columns of a card, and those that decide about contacts. */
export const contactColumns = {
  ...cardColumns,
  contacts: participants.contacts,
  privacy: participants.privacy,
  contactTypesToHide: participants.contactTypesToHide,
};

type WithContacts = Pick<typeof participants.$inferSelect, 'contacts' | 'privacy' | 'contactTypesToHide'>;

/** The contacts of a person that the community shows and their owner lets this reader see (PRO-02). */
export const readableContacts = (
  person: WithContacts,
  reader: ContactReader,
  { community }: Pick<CommunityConfig, 'community'>,
) => contactsFor(reader, person, shownOf(community.shownContacts, person.contacts));
