import type { NotificationKindPref, OwnProfile, Profile, Relation } from '../../generated/api/participant';
import { dataPhoto } from '../fields/photo/storyPhoto';

/** A person with every field, for stories and tests. */
export const vera: Profile = {
  id: 'p1',
  slug: 'vera-lang',
  firstName: 'Vera',
  lastName: 'Lang',
  position: 'Head of product',
  company: 'Fjord Analytics',
  about:
    'I turn research into products people pay for. Ten years in health, five of them with regulators in the room.\n\nOn weekends I restore wooden boats.',
  goal: 'Find two clinics for a pilot by spring.',
  lookingFor: 'Somebody who has taken a clinic through its first audit and would tell me what hurt most.',
  tags: ['Product', 'Health', 'Регуляторика медицинских изделий в странах Персидского залива', 'Boats'],
  location: { city: 'Lisbon', country: 'Portugal', latitude: null, longitude: null },
  avatarUrl: dataPhoto,
  contacts: [
    { type: 'EMAIL', value: 'vera@fjord.example' },
    { type: 'TELEGRAM', value: 'veralang' },
    { type: 'LINKEDIN', value: 'https://www.linkedin.com/in/vera-lang' },
    { type: 'DISCORD', value: 'vera.lang' },
  ],
  contactsHidden: false,
  contactsToldTo: null,
  createdAt: '2026-03-04T10:00:00Z',
  owned: false,
};

const notification = (
  kind: string,
  group: NotificationKindPref['group'],
  label: string,
): NotificationKindPref => ({ kind, contactType: 'EMAIL', group, label, disable: false });

/** The same person as she sees herself. */
export const ownVera: OwnProfile = {
  ...vera,
  contactsToldTo: null,
  createdAt: '2026-03-04T10:00:00Z',
  owned: true,
  location: { city: 'Lisbon', country: 'Portugal', latitude: 38.722, longitude: -9.139 },
  communityId: 'circle',
  userId: 'u1',
  showLocation: true,
  privacy: 'NONE',
  contactTypesToHide: [],
  publicPreview: false,
  publicPage: true,
  inSearchEngines: false,
  notificationPrefs: [],
  notificationKinds: [
    notification('recommendations', 'PEOPLE', 'People to meet, every week'),
    notification('introduced', 'PEOPLE', 'Someone would like to meet you'),
    notification('meetingAgreed', 'MEETINGS', 'A meeting is agreed'),
    notification('eventReminder', 'EVENTS', 'A reminder a day before an event'),
    { ...notification('managerNews', 'COMMUNITY', 'News from the community’s managers'), disable: true },
  ],
  networkingEnabled: true,
  networkingPaused: false,
  enabled: true,
  tutorialSeen: true,
  answers: {},
  invitedBy: null,
  version: 3,
};

/** A person with only the required data. */
export const bare: Profile = {
  ...vera,
  id: 'p2',
  slug: 'b',
  firstName: 'Б',
  lastName: '',
  position: null,
  company: null,
  about: null,
  goal: null,
  lookingFor: null,
  tags: [],
  location: null,
  avatarUrl: null,
  contacts: [],
};

/** Names and words that try a layout: eighty letters without a blank, emoji, from right to left. */
export const trying: Profile = {
  ...vera,
  firstName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessen',
  lastName: '🧑‍🚀',
  position: 'مهندسة برمجيات',
  company: 'شركة الاختبار',
  about: 'أعمل في مجال الصحة منذ عشر سنوات، وأبحث عن أشخاص يشاركونني الاهتمام.',
  contacts: [],
  contactsHidden: true,
  contactsToldTo: null,
  avatarUrl: null,
};

/** What is between a member and somebody they do not know yet, with changes. */
export const relationOf = (changes: Partial<Relation> = {}): Relation => ({
  state: 'NONE',
  bookmarked: false,
  introMessage: null,
  reasons: [],
  matchingId: null,
  matchingResultId: null,
  score: null,
  couldNotMeet: false,
  note: null,
  meetings: [],
  ...changes,
});
