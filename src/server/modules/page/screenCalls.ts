import type { CommunityConfig } from '../../../config/types';
import type { ContactTab } from '../../../lib/contactTabs';
import type { ScreenName } from '../../../lib/routes';

const meetings = ['GET /api/matching/meetings?page=0', 'GET /api/matching/{participantId}/pending-score'];

/** What is agreed or waits for a member, at the top of home. */
const waits = [
  ...meetings,
  'GET /api/matching/requests?page=0',
  'GET /api/event/upcoming?going=true&limit=3',
];

/** The row of a screen without first calls, which says why it has none. */
const none = (_reason: string): readonly string[] => [];

const form = none('It begins with a form.');
const link = none('A call with a body checks its link.');
const userAlone = none('It shows the user alone.');

/**
 * The first calls of each screen in addition to the user, as `GET /api/thing/{name}`. The server makes them for a page
 * with data (`memberPage.ts`); any other page makes them before its code has loaded (`lib/earlyCalls.ts`). A name is a
 * parameter of the path or the query, `communityId` or `participantId`.
 */
export const screenCalls: Readonly<Record<ScreenName, readonly string[]>> = {
  welcome: none('The members on it come with the page.'),
  login: form,
  registration: form,
  recovery: form,
  confirmRecovery: link,
  magicLink: link,
  confirmed: link,
  oneTimeCode: form,
  lastStep: userAlone,
  accountDeleted: none('There is no user any more.'),
  partner: none('The config has its content.'),
  notFound: none('Nothing is there.'),
  home: [...waits, 'GET /api/matching/instant?page=0'],
  contacts: [...meetings, 'GET /api/relations?list=CONNECTED&page=0'],
  bookmarks: ['GET /api/bookmarks?page=0'],
  chats: ['GET /api/chats?page=0'],
  chat: ['GET /api/chats/{chatId}', 'GET /api/chats?page=0'],
  adminHome: ['GET /api/admin/{communityId}/home'],
  welcomePreview: none('The config has its content.'),
  managedEvent: ['GET /api/event/{eventId}'],
  admissions: ['GET /api/admin/{communityId}/admissions?state=WAITING&page=0'],
  reports: ['GET /api/admin/{communityId}/reports?state=OPEN&page=0'],
  pendingIntros: ['GET /api/admin/{communityId}/intros?page=0'],
  audit: ['GET /api/admin/{communityId}/audit'],
  members: [
    'GET /api/admin/{communityId}/participants',
    'GET /api/admin/{communityId}/member-views',
    'GET /api/admin/{communityId}/bulk',
  ],
  invitation: ['GET /api/invitation/{id}'],
  onboarding: ['GET /api/question/get-by-community?communityId={communityId}', 'GET /api/onboarding'],
  profile: [
    'GET /api/participant/profile?participantId={participantId}',
    'GET /api/participant/{participantId}/profile-completion',
    'GET /api/question/get-by-community?communityId={communityId}',
  ],
  account: ['GET /api/participant/profile?participantId={participantId}', 'GET /api/current-user/sessions'],
  subscriptions: ['GET /api/notifications/settings', 'GET /api/notifications/sent?page=0'],
  directory: [
    'GET /api/community/{communityId}/participants',
    'GET /api/community/{communityId}/top-tags',
    'GET /api/community/{communityId}/participants/locations',
  ],
  events: ['GET /api/event/upcoming?page=0'],
  createEvent: ['GET /api/event/last-created'],
  checkIn: ['GET /api/event/{eventId}/check-in?page=0'],
  editEvent: [
    'GET /api/event/{eventId}',
    'GET /api/event/{eventId}/responsibles',
    'GET /api/event/{eventId}/invitations?invitedAs=ORGANISER&page=0',
  ],
  participant: ['GET /api/participant/profile/{slug}'],
  event: [
    'GET /api/event/{eventId}',
    'GET /api/event/{eventId}/responsibles',
    'GET /api/event/{eventId}/participants/confirmed?page=0',
  ],
};

/** The lists of contacts that an address names by its tab, and their calls. */
const lists: Record<Exclude<ContactTab, 'bookmarked'>, readonly string[]> = {
  // Older emails name the tab that is open without a name.
  connected: [...meetings, 'GET /api/relations?list=CONNECTED&page=0'],
  meet: [
    'GET /api/matching/requests?page=0',
    'GET /api/matching/instant?page=0',
    'GET /api/relations?list=INTERESTED&page=0',
  ],
  hidden: ['GET /api/relations?list=HIDDEN&page=0'],
  blocked: ['GET /api/blocks?page=0'],
};

/** The first calls of a screen by tab, instead of those above, if its address has a `?tab=` and nothing else. */
export const tabCalls: Readonly<Partial<Record<ScreenName, Readonly<Record<string, readonly string[]>>>>> = {
  home: { requests: [...waits, 'GET /api/requests'] },
  events: { past: ['GET /api/event/past?page=0'], month: [] },
  contacts: lists,
};

/** The first calls of a screen in a community. If members do not see each other, home has no tab with requests. */
export const tabCallsOf = (screen: ScreenName, { community }: Pick<CommunityConfig, 'community'>) =>
  screen === 'home' && !community.transparent ? undefined : tabCalls[screen];
