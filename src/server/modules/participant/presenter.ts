import type { OwnProfile, Profile } from '../../../generated/api/participant';
import type { ContactType } from '../../../lib/rules/contacts/contactTypes';
import { contactsForOthers, hidesContacts } from '../../../lib/rules/contacts/privacy';
import { preferencesOf } from '../../notifications/preferences';
import type { Participant, Shown } from './types';
import { maySee } from './viewers';

/** What everybody who may see a participant is told alike. */
const open = (participant: Shown) => ({
  id: participant.id,
  slug: participant.slug,
  firstName: participant.firstName,
  lastName: participant.lastName,
  position: participant.position,
  company: participant.company,
  about: participant.about,
  goal: participant.goal,
  lookingFor: participant.lookingFor,
  tags: participant.tags,
  avatarUrl: participant.avatarUrl,
  contactsHidden: hidesContacts(participant, participant.contacts),
  createdAt: participant.createdAt.toISOString(),
});

/** A participant as others see it: contacts and place as its owner allows, coordinates never (PRO-02). */
export function presentToOthers(participant: Shown): Profile {
  const { city, country, showLocation } = participant;
  return {
    ...open(participant),
    location: showLocation && city ? { city, country, latitude: null, longitude: null } : null,
    contacts: contactsForOthers(participant, participant.contacts),
    owned: false,
  };
}

/** A participant as its owner sees it: all of it. `invitedBy` is the first name of whoever invited the owner. */
export function presentToOwner(
  participant: Participant,
  { invitedBy, channels }: { invitedBy: string | null; channels: readonly ContactType[] },
): OwnProfile {
  const { city, country, latitude, longitude } = participant;
  return {
    ...open(participant),
    location: city ? { city, country, latitude, longitude } : null,
    contacts: participant.contacts,
    owned: true,
    communityId: participant.communityId,
    userId: participant.userId,
    showLocation: participant.showLocation,
    privacy: participant.privacy,
    contactTypesToHide: participant.contactTypesToHide,
    notificationPrefs: preferencesOf(participant, channels),
    networkingEnabled: participant.networkingEnabled,
    enabled: participant.enabled,
    tutorialSeen: participant.tutorialSeen,
    answers: participant.answers,
    invitedBy,
    version: participant.version,
  };
}

/** What a shared link shows before it is opened. */
export interface Card {
  /** The slug of today. */
  slug: string;
  /** Absent where the participant keeps contacts private: such a link tells nothing of whose it is. */
  person?: { name: string; position: string | null; company: string | null; avatarUrl: string | null };
}

/** The card of a participant, or undefined where visitors may not see it. */
export function presentCard(participant: Shown): Card | undefined {
  if (!maySee('visitor', participant)) return undefined;
  const { slug, firstName, lastName, position, company, avatarUrl, privacy } = participant;
  if (privacy === 'PRIVATE') return { slug };
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { slug, person: { name, position, company, avatarUrl } };
}
