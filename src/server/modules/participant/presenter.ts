import type { OwnProfile, Profile } from '../../../generated/api/participant';
import type { Lang } from '../../../lib/lang';
import type { ContactType } from '../../../lib/rules/contacts/contactTypes';
import {
  contactsFor,
  hidesContacts,
  shownOf,
  shownMoreTo,
  type ContactReader,
} from '../../../lib/rules/contacts/privacy';
import {
  channelPreferencesOf,
  kindPreferencesOf,
  type Preference,
  type Switches,
} from '../../notifications/preferences/preferences';
import { nameOf } from '../../people/nameOf';
import type { Participant, Shown } from '../../people/participant';
import type { Openness } from '../../people/viewing';
import { hasPublicPage, maySee } from './viewers';

/** The fields for everybody who may see a participant; visitors see only these (PRO-05). */
const open = (participant: Shown) => ({
  id: participant.id,
  slug: participant.slug,
  firstName: participant.firstName,
  lastName: participant.lastName,
  position: participant.position,
  company: participant.company,
  about: participant.about,
  aboutLang: participant.aboutLang ?? undefined,
  tags: participant.tags,
  avatarUrl: participant.avatarUrl,
  contactsHidden: hidesContacts(participant, participant.contacts),
});

/** The fields for people inside the community only. */
const inside = (participant: Shown) => ({
  goal: participant.goal,
  goalLang: participant.goalLang ?? undefined,
  lookingFor: participant.lookingFor,
  lookingForLang: participant.lookingForLang ?? undefined,
  createdAt: participant.createdAt.toISOString(),
});

const toMembers = (participant: Shown) => {
  const { city, country, showLocation } = participant;
  return {
    ...inside(participant),
    location: showLocation && city ? { city, country, latitude: null, longitude: null } : null,
  };
};

const toVisitors = { goal: null, lookingFor: null, createdAt: null, location: null };

/**
 * A participant as others see it: location and, of the contacts that the community shows, those that its owner allows
 * (CFG-13, PRO-02, PRO-05); coordinates never.
 */
export function presentToOthers(
  participant: Shown,
  reader: ContactReader,
  { shownContacts }: { shownContacts: readonly ContactType[] },
): Profile {
  const contacts = shownOf(shownContacts, participant.contacts);
  return {
    ...open(participant),
    ...(reader === 'visitor' ? toVisitors : toMembers(participant)),
    contacts: contactsFor(reader, participant, contacts),
    contactsToldTo: shownMoreTo(reader, participant, contacts),
    owned: false,
  };
}

interface OwnSetting extends Openness {
  /** First name of the member who invited the owner. */
  invitedBy: string | null;
  contactTypes: readonly ContactType[];
  lang: Lang;
  preferences: readonly Preference[];
  switches: Switches;
  /** A manager has switched introductions off. */
  networkingPaused: boolean;
}

/** A participant as its owner sees it, with all fields. */
export function presentToOwner(
  participant: Participant,
  { invitedBy, contactTypes, lang, preferences, switches, networkingPaused, community }: OwnSetting,
): OwnProfile {
  const { city, country, latitude, longitude } = participant;
  return {
    ...open(participant),
    ...inside(participant),
    location: city ? { city, country, latitude, longitude } : null,
    contacts: participant.contacts,
    contactsToldTo: null,
    owned: true,
    communityId: participant.communityId,
    userId: participant.userId,
    showLocation: participant.showLocation,
    privacy: participant.privacy,
    contactTypesToHide: participant.contactTypesToHide,
    publicPreview: participant.publicPreview,
    publicPage: hasPublicPage(participant, { community }),
    inSearchEngines: participant.inSearchEngines,
    notificationPrefs: channelPreferencesOf(preferences, contactTypes),
    notificationKinds: kindPreferencesOf(switches, preferences, participant, lang),
    networkingEnabled: participant.networkingEnabled,
    networkingPaused,
    enabled: participant.enabled,
    tutorialSeen: participant.tutorialSeen,
    answers: participant.answers,
    invitedBy,
    version: participant.version,
  };
}

/** The preview of a shared link. */
export interface Card {
  /** The slug of today. */
  slug: string;
  /** Search engines may list it: the owner allowed it, and it shows a name. */
  indexed: boolean;
  /** Absent if the participant keeps contacts private: such a preview does not reveal whose page it is. */
  person?: { name: string; position: string | null; company: string | null; avatarUrl: string | null };
}

/** The card of a participant, or undefined where visitors may not see it. */
export function presentCard(participant: Shown, community: Openness): Card | undefined {
  if (!maySee('visitor', participant, community)) return undefined;
  const { slug, position, company, avatarUrl, privacy } = participant;
  if (privacy === 'PRIVATE') return { slug, indexed: false };
  return {
    slug,
    indexed: participant.inSearchEngines,
    person: { name: nameOf(participant), position, company, avatarUrl },
  };
}
