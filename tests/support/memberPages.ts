import { sampleAudit } from '../../src/features/admin/audit/sampleAudit';
import {
  emailOf,
  sampleSent,
  sampleSettings,
} from '../../src/features/notifications/settings/sampleSettings';
import { chatOf, messageOf, stateOf } from '../../src/features/chat/sync/sampleChat';
import { sampleCheckInPage } from '../../src/features/organise/checkIn/sampleCheckIn';
import { sampleIncoming, samplePage } from '../../src/components/introduction/sampleCards';
import { samplePeople } from '../../src/components/people/samplePeople';
import { asked, connection, personOf } from '../../src/components/story/contacts';
import { agreed, match, offered } from '../../src/components/story/meetings';
import { ownVera, relationOf, vera } from '../../src/components/story/participants';
import { going, potluck, sampleEvents, sampleMonth } from '../../src/components/story/sampleEvents';
import type { ManagerHome } from '../../src/generated/api/admin';
import type { Applicant } from '../../src/generated/api/admission';
import type { Chats } from '../../src/generated/api/chat';
import type { Init } from '../../src/generated/api/currentUser';
import type { PendingIntro } from '../../src/generated/api/introduction';
import type { MemberPage, MemberRow } from '../../src/generated/api/member';
import type { Report } from '../../src/generated/api/report';
import { init as initCall } from '../../src/generated/api/client/currentUser';
import { pageOf } from './fakeServer/contactsStory';
import { initOf } from './initOf';

/** The server's time when the pages are rendered. */
export const renderedAt = '2026-11-24T09:00:00.000Z';

type Role = Init['user']['role'];

interface Person {
  /** Their first name, which every page of theirs has somewhere. */
  name: string;
  origin: string;
}

/** One address of a member's site, with the answers to its first calls. */
interface PageOfMember {
  /** Path and query. */
  url: string;
  role?: Role;
  /** By `METHOD address`. `{c}` is the community. */
  answers: (person: Person) => Readonly<Record<string, unknown>>;
  /** Texts of its data. */
  shows: readonly string[];
  /** How late the browser's clock is when it takes the page over, in ms: five hours, unless seconds are shown. */
  later?: number;
}

/** Somebody whom only this person is shown. */
const friendOf = ({ name }: Person) => personOf(`${name}’s friend`);

const contactsOf = (list: string, answer: unknown) => () => ({ [`GET ${list}`]: answer });

const connectionsOf = (answer: unknown) => () => ({
  'GET /api/matching/meetings?page=0': pageOf([offered, { ...agreed, id: 'm2' }]),
  'GET /api/matching/p/pending-score': [match],
  'GET /api/relations?list=CONNECTED&page=0': answer,
});

/** What is agreed or waits for a member. */
const waitsOf = (person: Person) => ({
  'GET /api/matching/meetings?page=0': pageOf([offered, { ...agreed, id: 'm2' }]),
  'GET /api/matching/p/pending-score': [match],
  'GET /api/matching/requests?page=0': pageOf([{ ...sampleIncoming[0], subject: friendOf(person) }]),
  'GET /api/event/upcoming?going=true&limit=3': pageOf([going]),
});

const cards = pageOf([connection, { ...asked, subject: friendOf({ name: 'Tom', origin: '' }) }]);

const people = (event: string) => ({
  [`GET /api/event/${event}/responsibles`]: samplePeople.slice(0, 2),
  [`GET /api/event/${event}/participants/confirmed?page=0`]: {
    list: samplePeople,
    page: 0,
    hasMore: true,
  },
});

const home: ManagerHome = {
  waiting: [
    { kind: 'ADMISSIONS', count: 4, since: '2026-11-23T03:00:00.000Z' },
    { kind: 'CONFIG_ISSUES', count: 1, since: null },
  ],
  changes: { since: '2026-11-22T22:30:00.000Z', joined: 5, acts: 2 },
  firstSteps: [
    { kind: 'INVITE', done: true },
    { kind: 'FIRST_EVENT', done: false },
  ],
};

const row: MemberRow = {
  id: 'p7',
  slug: 'p7',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Engines',
  position: 'Analyst',
  avatarUrl: null,
  city: 'London',
  tags: ['Design'],
  language: 'EN',
  email: 'ada@people.example',
  emailConfirmed: true,
  states: ['ACTIVE'],
  agreed: true,
  picked: false,
  version: 1,
  joinedAt: '2026-03-01T22:00:00.000Z',
  lastSeenAt: '2026-11-24T06:10:00.000Z',
};
const members: MemberPage = { list: [row], page: 0, hasMore: false, total: 1 };

const applicant: Applicant = {
  profile: { ...vera, createdAt: '2026-11-23T03:00:00.000Z' },
  email: 'vera@fjord.example',
  emailConfirmed: true,
  invitedBy: 'Tom',
  text: null,
  version: 1,
  survey: [{ question: 'What do you make?', answers: ['Cups and plates'] }],
};

const { id: participantId, slug, firstName, lastName, avatarUrl = null, position, company } = vera;
const report: Report = {
  id: 'r1',
  version: 1,
  createdAt: '2026-11-24T06:00:00.000Z',
  decision: null,
  decidedAt: null,
  aboutManager: false,
  reason: 'SPAM',
  text: 'She wrote to three of us to sell the same course.',
  subjectKind: 'PARTICIPANT',
  subjectId: participantId,
  decisions: ['DISMISS', 'WARN'],
  seen: [{ field: 'name', value: 'Vera Lang' }],
  messages: [],
  subject: {
    participantId,
    slug,
    firstName,
    lastName,
    avatarUrl,
    position: position ?? null,
    company: company ?? null,
    enabled: true,
    profileEnabled: true,
    networkingEnabled: true,
    isManager: false,
    departure: null,
  },
  others: { open: 1, decided: 2 },
  reporter: { decided: 4, upheld: 3 },
};

const intro: PendingIntro = {
  from: personOf('Vera'),
  to: personOf('Boris'),
  introMessage: 'A friend told me about your work.',
  sentAt: '2026-11-24T04:00:00.000Z',
};

const manager = 'ROLE_MANAGER';
const found = { list: [applicant], page: 0, hasMore: false, total: 1 };

const openedChat = chatOf([
  messageOf(1, { text: 'Bring a *bowl*, https://pots.example', createdAt: '2026-11-23T08:00:00.000Z' }),
  messageOf(2, { text: 'See you at the kiln', authorId: 'p', createdAt: '2026-11-24T08:00:00.000Z' }),
]);

const chatsOf = (person: Person): Chats => ({
  chats: [
    { chat: stateOf({ ...openedChat.chat, unread: 2 }), last: openedChat.messages[1]! },
    {
      chat: stateOf({
        id: 'c2',
        people: [
          { ...openedChat.chat.people[0]!, participantId: 'x', firstName: friendOf(person).firstName },
        ],
      }),
      last: null,
    },
  ],
  hasMore: false,
  unread: 2,
  receipts: true,
});

/** Every screen of a member that arrives with data, some of them by several addresses. */
export const memberPages: readonly PageOfMember[] = [
  {
    url: '/my_communities',
    answers: (person) => ({
      ...waitsOf(person),
      'GET /api/matching/instant?page=0': samplePage(),
    }),
    shows: ['Shall we talk on Thursday?', 'How did it go with Vera?', 'Potluck and pottery'],
  },
  {
    url: '/my_communities?tab=requests',
    answers: (person) => ({
      ...waitsOf(person),
      'GET /api/requests': {
        ...pageOf([
          {
            id: 'p2',
            subject: friendOf(person),
            request: 'Who has a kiln?',
            requestedAt: '2026-11-24T05:00:00.000Z',
            answer: null,
          },
        ]),
        next: null,
      },
    }),
    shows: ['Who has a kiln?'],
  },
  { url: '/contacts', answers: connectionsOf(cards), shows: ['vera@fjord.example'] },
  { url: '/contacts?tab=connected', answers: connectionsOf(cards), shows: ['vera@fjord.example'] },
  {
    url: '/contacts?tab=meet',
    answers: () => ({
      'GET /api/matching/requests?page=0': pageOf([...sampleIncoming.slice(0, 1)]),
      'GET /api/matching/instant?page=0': samplePage(),
      'GET /api/relations?list=INTERESTED&page=0': cards,
    }),
    shows: ['I read about your pilot.', 'Shall we talk on Thursday?'],
  },
  {
    url: '/contacts?tab=hidden',
    answers: contactsOf('/api/relations?list=HIDDEN&page=0', cards),
    shows: ['Vera'],
  },
  {
    url: '/contacts?tab=blocked',
    answers: contactsOf('/api/blocks?page=0', pageOf([personOf('Boris')])),
    shows: ['Boris'],
  },
  {
    url: '/contacts/bookmarks',
    answers: contactsOf('/api/bookmarks?page=0', cards),
    shows: ['I read about your pilot.'],
  },
  {
    url: '/chats',
    answers: (person) => ({ 'GET /api/chats?page=0': chatsOf(person) }),
    shows: ['See you at the kiln'],
  },
  {
    url: '/chats/c1',
    answers: (person) => ({ 'GET /api/chats?page=0': chatsOf(person), 'GET /api/chats/c1': openedChat }),
    shows: ['See you at the kiln', 'bowl'],
  },
  {
    url: '/events',
    answers: () => ({ 'GET /api/event/upcoming?page=0': pageOf([...sampleEvents], true) }),
    shows: ['Potluck and pottery'],
  },
  {
    url: '/events?tab=past',
    answers: () => ({ 'GET /api/event/past?page=0': pageOf([{ ...potluck, isPast: true }]) }),
    shows: ['Potluck and pottery'],
  },
  {
    url: '/events?tab=month',
    answers: () => ({
      'GET /api/event/month?month=2026-11': {
        month: '2026-11',
        items: [...sampleMonth],
        hasMore: false,
      },
    }),
    shows: ['Potluck and pottery'],
  },
  {
    url: '/event/e-potluck',
    answers: () => ({ 'GET /api/event/e-potluck': potluck, ...people('e-potluck') }),
    shows: ['Bring a dish, throw a bowl.'],
  },
  {
    url: '/event/e-line',
    answers: () => ({
      'GET /api/event/e-line': {
        ...potluck,
        id: 'e-line',
        isFull: true,
        waitingListEnabled: true,
        waiting: { position: 1, offeredUntil: '2026-11-24T09:30:30.000Z' },
        invitations: [{ invitedAs: 'ORGANISER', by: samplePeople[0] }],
      },
      ...people('e-line'),
    }),
    shows: ['30:29'],
    later: 300,
  },
  {
    url: '/event/e-potluck/edit',
    answers: () => ({
      'GET /api/event/e-potluck': { ...going, mayEdit: true },
      'GET /api/event/e-potluck/responsibles': samplePeople.slice(0, 2),
      'GET /api/event/e-potluck/invitations?invitedAs=ORGANISER&page=0': {
        list: [],
        page: 0,
        hasMore: false,
      },
    }),
    shows: ['Bring a dish, throw a bowl.'],
  },
  {
    url: '/event/e-potluck/check-in',
    answers: () => ({ 'GET /api/event/e-potluck/check-in?page=0': sampleCheckInPage }),
    shows: ['3:05'],
  },
  {
    url: '/participants',
    answers: (person) => ({
      'GET /api/community/{c}/participants': {
        ...pageOf([{ subject: friendOf(person), relation: 'NONE', bookmarked: false, lookingFor: 'A kiln' }]),
        next: null,
      },
      'GET /api/community/{c}/top-tags': [{ tag: 'Contracts', count: 3 }],
      'GET /api/community/{c}/participants/locations': [{ city: 'Belgrade', country: 'Serbia', count: 2 }],
    }),
    shows: ['A kiln', 'Contracts'],
  },
  {
    url: '/u/vera-lang',
    answers: () => ({
      'GET /api/participant/profile/vera-lang': {
        ...vera,
        relation: relationOf({
          state: 'CONNECTED',
          matchingId: 'm',
          note: 'Likes tea.',
          reasons: ['You both restore boats'],
          meetings: [agreed],
        }),
      },
    }),
    shows: ['On weekends I restore wooden boats.', 'You both restore boats', 'Likes tea.'],
  },
  {
    url: '/profile',
    answers: ({ name }) => ({
      'GET /api/participant/profile?participantId=p': {
        ...ownVera,
        id: 'p',
        firstName: name,
        communityId: 'circle.example',
      },
      'GET /api/participant/p/profile-completion': { percentage: 80, missing: ['location', 'goal'] },
      'GET /api/question/get-by-community?communityId={c}': [],
    }),
    shows: ['On weekends I restore wooden boats.'],
  },
  {
    url: '/account',
    answers: ({ name }) => ({
      'GET /api/participant/profile?participantId=p': {
        ...ownVera,
        id: 'p',
        firstName: name,
        communityId: 'circle.example',
      },
      'GET /api/current-user/sessions': [
        {
          id: 's1',
          current: true,
          createdAt: '2026-11-01T10:00:00Z',
          lastSeenAt: '2026-11-20T10:00:00Z',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          communityId: 'circle',
        },
      ],
    }),
    shows: ['Firefox'],
  },
  {
    url: '/subscriptions',
    answers: ({ name }) => ({
      'GET /api/notifications/settings': {
        ...sampleSettings,
        channels: [emailOf(`${name}@fjord.example`)],
      },
      'GET /api/notifications/sent?page=0': { sent: sampleSent, hasMore: false },
    }),
    shows: ['A reminder a day before an event', 'Not sent, because you’d already seen it'],
  },
  {
    url: '/admin',
    role: manager,
    answers: () => ({ 'GET /api/admin/{c}/home': home }),
    shows: ['yesterday'],
  },
  {
    url: '/admin/welcome-page',
    role: manager,
    answers: () => ({}),
    shows: ['What people see before they sign in'],
  },
  {
    url: '/admin/members',
    role: manager,
    answers: () => ({
      'GET /api/admin/{c}/participants': members,
      'GET /api/admin/{c}/member-views': [],
      'GET /api/admin/{c}/bulk': [
        { id: 'b1', count: 12, dueAt: '2026-11-24T09:00:20.000Z', secondsLeft: 20, status: 'waiting' },
      ],
    }),
    shows: ['Analytical Engines'],
  },
  {
    url: '/admin/admissions',
    role: manager,
    answers: () => ({ 'GET /api/admin/{c}/admissions?state=WAITING&page=0': found }),
    shows: ['Cups and plates'],
  },
  {
    url: '/admin/reports',
    role: manager,
    answers: () => ({
      'GET /api/admin/{c}/reports?state=OPEN&page=0': { ...found, list: [report] },
    }),
    shows: ['She wrote to three of us'],
  },
  {
    url: '/admin/introductions',
    role: manager,
    answers: () => ({ 'GET /api/admin/{c}/intros?page=0': pageOf([intro]) }),
    shows: ['A friend told me about your work.'],
  },
  {
    url: '/admin/audit',
    role: manager,
    answers: () => ({ 'GET /api/admin/{c}/audit': sampleAudit }),
    shows: ['Konstantinopolsky'],
  },
  {
    url: '/admin/events/e-potluck',
    role: 'ROLE_ADMIN',
    answers: () => ({ 'GET /api/event/e-potluck': { ...potluck, mayEdit: true } }),
    shows: ['Potluck and pottery'],
  },
];

/** What the server knows of the person who asks for a page. */
export const initOfPerson = ({ name, origin }: Person, role: Role = 'ROLE_USER'): Init =>
  initOf({
    user: { role, communityUrl: origin, email: `${name.toLowerCase()}@example.org` },
    participant: role === 'ROLE_ADMIN' ? null : { firstName: name },
    invitationId: 'inv',
    permissions: { role, permissions: ['PROFILE', 'MEMBERS'], managedCommunities: [] },
  });

/** The answers to a page's first calls, as text, by `METHOD address`. */
export function answersOf(
  { answers, role }: PageOfMember,
  person: Person,
  communityId: string,
): Record<string, string> {
  const all = { [`${initCall.method} ${initCall.path}`]: initOfPerson(person, role), ...answers(person) };
  return Object.fromEntries(
    Object.entries(all).map(([call, answer]) => [call.replace('{c}', communityId), JSON.stringify(answer)]),
  );
}
