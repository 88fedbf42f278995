import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { AnyProfile } from '../../src/generated/api/participant';
import type { ServerCall } from '../../src/lib/call';
import type { Contact, ContactType } from '../../src/lib/rules/contacts/contactTypes';
import type { Privacy } from '../../src/lib/rules/contacts/privacy';
import { events, formerSlugs } from '../../src/server/db/schema';
import { errorOf, type Answer } from '../support/client';
import { joining } from '../support/newcomers';
import { put, takeOff } from '../support/onLists';
import { storeEvent } from '../support/events';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
/** Shows few contacts. */
const few = 'few.example';
const viewers = [
  'visitor',
  'user',
  'member of another community',
  'waiting',
  'unconfirmed',
  'member',
  'manager',
  'administrator',
  'owner',
] as const;
type Viewer = (typeof viewers)[number];
/** Viewers inside the community, who may request a profile by its id. */
const insiders: readonly Viewer[] = ['member', 'manager', 'administrator', 'owner'];

const contacts: Contact[] = [
  { type: 'EMAIL', value: 'hidden-address@people.example' },
  { type: 'TELEGRAM', value: 'hidden_telegram' },
  { type: 'PHONE', value: '+442079460958' },
];
const coordinates = { latitude: 51.507351, longitude: -0.127758 };
const all = contacts.map(({ type }) => type);

interface Setting {
  name: string;
  privacy: Privacy;
  contactTypesToHide: ContactType[];
  showLocation: boolean;
  /** Contacts that other members see. Visitors see none. */
  told: ContactType[];
  /** Whether introductions go to a manager, because something is hidden from everybody. */
  hidden: boolean;
}
const settings: Setting[] = [
  { name: 'NONE', privacy: 'NONE', contactTypesToHide: [], showLocation: true, told: all, hidden: false },
  {
    name: 'NONE after CUSTOM',
    privacy: 'NONE',
    contactTypesToHide: ['EMAIL'],
    showLocation: false,
    told: all,
    hidden: false,
  },
  {
    name: 'CONNECTIONS',
    privacy: 'CONNECTIONS',
    contactTypesToHide: [],
    showLocation: true,
    told: [],
    hidden: false,
  },
  {
    name: 'PRIVATE',
    privacy: 'PRIVATE',
    contactTypesToHide: [],
    showLocation: false,
    told: [],
    hidden: true,
  },
  {
    name: 'CUSTOM one',
    privacy: 'CUSTOM',
    contactTypesToHide: ['EMAIL'],
    showLocation: true,
    told: ['TELEGRAM', 'PHONE'],
    hidden: true,
  },
  {
    name: 'CUSTOM all',
    privacy: 'CUSTOM',
    contactTypesToHide: all,
    showLocation: false,
    told: [],
    hidden: true,
  },
  {
    name: 'CUSTOM none',
    privacy: 'CUSTOM',
    contactTypesToHide: [],
    showLocation: true,
    told: all,
    hidden: false,
  },
];

let server: TestServer;
const people: Partial<Record<Viewer, Person>> = {};

let subjects = 0;
/** A unique company by which a participant with a setting is found. */
const companies = new Map<string | undefined, string>();
/** A participant of such a setting, shown on the landing, with a former slug. */
async function addSubject(setting: Setting, changes: PersonOptions['participant'] = {}): Promise<Person> {
  const { privacy, contactTypesToHide, showLocation } = setting;
  const company = `Company${(subjects += 1)}x`;
  const subject = await addPerson(server, {
    member: home,
    firstName: 'Subject',
    participant: {
      privacy,
      contactTypesToHide,
      showLocation,
      contacts,
      publicPreview: true,
      city: 'Hiddenville',
      country: 'Hiddenland',
      answers: { occupation: 'x' },
      ...coordinates,
      lookingFor: 'Somebody to talk to',
      requestedAt: new Date(),
      company,
      ...changes,
    },
  });
  await server.app.db.orm.insert(formerSlugs).values({
    communityId: home,
    slug: `former-${subject.participantId}`,
    participantId: subject.participantId!,
    createdAt: new Date(),
  });
  companies.set(subject.participantId, company);
  return subject;
}

beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }];
  const shownContacts = ['PHONE', 'EMAIL', 'TELEGRAM'];
  server = await startServer({
    communities: {
      'another.example': { auth },
      [home]: { auth, community: { shownContacts, transparent: true } },
      [few]: { auth, community: { shownContacts: ['TELEGRAM', 'VK', 'EMAIL'] } },
    },
  });
  people.user = await addPerson(server);
  people['member of another community'] = await addPerson(server, {
    member: 'another.example',
    manager: true,
  });
  people.waiting = await addPerson(server, { member: home, enabled: false });
  people.unconfirmed = await addPerson(server, { member: home, manager: true, confirmed: false });
  people.member = await addPerson(server, { member: home });
  people.manager = await addPerson(server, { member: home, manager: true });
  people.administrator = await addPerson(server, { admin: true });
});
afterAll(() => server.stop());

interface Read {
  ask: (subject: Person, options: { token?: string; community: string }) => Promise<Answer>;
  /**
   * What a call shows: a profile as privacy allows, the owner's own one, or nothing of contacts and location. For
   * managers a card, with the profile as privacy allows, or a row, with the location only; both with the account's
   * email. For members a contact, with contacts and location, or the location only, of people on a list; a connection,
   * with the contacts for connections.
   */
  tells: 'profile' | 'own' | 'nothing' | 'card' | 'row' | 'contact' | 'connection' | 'place';
  /** Viewers who may make the call in addition to the owner. The owner may not make those of managers. */
  to: readonly Viewer[];
  /** The owner is on the list, too, as others see them. */
  own?: true;
}
const profilePath = '/api/participant/profile';
const change = (name: string, more: object): Read => ({
  ask: ({ participantId }, options) =>
    server.post(`/api/participant/${name}`, { participantId, ...more }, options),
  tells: 'own',
  to: [],
});

const managing: readonly Viewer[] = ['manager', 'administrator'];
const decide = (name: string, body: object = {}): Read => ({
  ask: ({ participantId }, options) =>
    server.post(`/api/admin/participants/${participantId}/${name}`, body, options),
  tells: 'card',
  to: managing,
});
const listing: readonly Viewer[] = ['member', 'manager'];
/** The response of a member's own list, with the participant on it for that moment. */
const listed = (
  tells: Read['tells'],
  path: string,
  put: (subject: Person) => { path: string; body?: object },
  takenOff: (subject: Person) => string,
): Read => ({
  ask: async (subject, options) => {
    const { path: to, body } = put(subject);
    await server.post(to, body, options);
    const answer = await server.get(path, options);
    await server.delete(takenOff(subject), options);
    return answer;
  },
  tells,
  to: listing,
});
const readerOf = (token: string | undefined): Person | undefined =>
  Object.values(people).find((person) => token !== undefined && person.token === token);

/** A list that contains the participant while it is read: the reader's own, or a queue of managers. */
const placed = (
  tells: Read['tells'],
  where: keyof typeof put,
  path: (reader: string) => string,
  to: readonly Viewer[] = listing,
): Read => ({
  ask: async (subject, options) => {
    const { orm } = server.app.db;
    const by = readerOf(options.token);
    const stands = to.some((viewer) => by !== undefined && people[viewer] === by);
    const { participantId: reader = '' } = (where === 'pendingReview' ? people.member : by) ?? {};
    const two = { communityId: home, reader, subject: subject.participantId ?? '', name: subject.userId };
    if (stands) await put[where](orm, two);
    const answer = await server.get(path((by ?? subject).participantId ?? 'nobody'), options);
    if (stands) expect(answer.text).toContain(two.subject);
    await takeOff(orm, two);
    return answer;
  },
  tells,
  to,
});
/** The response of a list of many people, which contains the participant unless it is a list of locations. */
const among = (
  tells: Read['tells'],
  path: (subject: Person, reader: string) => string,
  { ofPlaces = false, ...more }: { ofPlaces?: boolean; own?: true } = {},
): Read => ({
  ask: async (subject, options) => {
    const by = readerOf(options.token);
    const { participantId = people.member?.participantId } = by ?? {};
    const answer = await server.get(path(subject, participantId ?? 'nobody'), options);
    if (answer.status !== 200) return answer;
    const { items } = answer.body as { items: { id?: string; subject?: { id: string } }[] };
    const item = items.find((each) => (each.subject?.id ?? each.id) === subject.participantId);
    if (by && !ofPlaces) expect(item).toBeDefined();
    return { ...answer, text: JSON.stringify(item ?? null) };
  },
  tells,
  to: insiders,
  ...more,
});
const isManaged = ({ tells }: Read): boolean => tells === 'card' || tells === 'row';

/** Public data of organisers and participants of a public event. */
const ofEvent = (end: string): Read => ({
  ask: async ({ participantId = '' }, options) => {
    const { orm } = server.app.db;
    const id = await storeEvent(orm, {
      id: randomUUID(),
      communityId: home,
      organisers: [participantId],
      participants: { [participantId]: 'CONFIRMED' },
    });
    const answer = await server.get(`/api/event/${id}/${end}`, options);
    expect(answer.text).toContain(participantId);
    await orm.delete(events).where(eq(events.id, id));
    return answer;
  },
  tells: 'nothing',
  to: viewers,
});

/** Every call whose answer contains a person, by name, with each way to make it. */
const reads: Record<string, Read[]> = {
  getProfileBySlug: [
    {
      ask: (subject, options) => server.get(`${profilePath}/${subject.participantId}`, options),
      tells: 'profile',
      to: viewers,
    },
    {
      ask: (subject, options) => server.get(`${profilePath}/former-${subject.participantId}`, options),
      tells: 'profile',
      to: viewers,
    },
  ],
  getProfile: [
    {
      ask: (subject, options) => server.get(`${profilePath}?participantId=${subject.participantId}`, options),
      tells: 'profile',
      to: insiders,
    },
    {
      ask: (subject, options) => server.get(`${profilePath}?userId=${subject.userId}`, options),
      tells: 'profile',
      to: insiders,
    },
  ],
  createParticipant: [
    {
      ask: ({ userId }, options) => server.post(`/api/participant/create?userId=${userId}`, joining, options),
      tells: 'own',
      to: [],
    },
  ],
  updateProfile: [change('update-profile', { profile: { position: 'Analyst' } })],
  updateLookingFor: [change('update-looking-for', { lookingFor: 'Somebody to talk to' })],
  updateAnswers: [change('update-answers', { answers: {} })],
  getBookmarks: [
    listed(
      'contact',
      '/api/bookmarks',
      ({ participantId }) => ({ path: `/api/bookmarks/${participantId}` }),
      ({ participantId }) => `/api/bookmarks/${participantId}`,
    ),
  ],
  getRelations: [
    listed(
      'contact',
      '/api/relations?list=HIDDEN',
      ({ participantId: subjectId }) => ({
        path: '/api/relations',
        body: { subjectId, relationType: 'DISLIKE', note: 'OTHER' },
      }),
      ({ participantId }) => `/api/relations/${participantId}`,
    ),
    placed('connection', 'connected', () => '/api/relations?list=CONNECTED'),
  ],
  getBlocks: [
    listed(
      'place',
      '/api/blocks',
      ({ participantId }) => ({ path: `/api/blocks/${participantId}` }),
      ({ participantId }) => `/api/blocks/${participantId}`,
    ),
  ],
  getIntroductions: [placed('place', 'waiting', () => '/api/matching/requests')],
  getRecommendations: [placed('place', 'recommended', () => '/api/matching/instant')],
  getPendingIntros: [placed('place', 'pendingReview', () => `/api/admin/${home}/intros`, managing)],
  getMeetings: [placed('place', 'meeting', () => '/api/matching/meetings')],
  getMatchesHistory: [placed('place', 'connected', () => '/api/matching/matches-history')],
  getPendingScores: [
    placed('place', 'connected', (reader) => `/api/matching/${reader}/pending-score`),
    {
      ask: ({ participantId }, options) =>
        server.get(`/api/matching/${participantId}/pending-score`, options),
      tells: 'nothing',
      to: [],
    },
  ],
  listAllParticipants: [among('nothing', () => `/api/community/${home}/participants-list`)],
  findParticipants: [
    among(
      'place',
      ({ participantId }) => `/api/community/${home}/participants?search=${companies.get(participantId)}`,
      { own: true },
    ),
  ],
  listLocatedParticipants: [
    among('place', (_, reader) => `/api/participant/${reader}/participants-with-location`, {
      ofPlaces: true,
      own: true,
    }),
  ],
  listRequests: [among('place', () => '/api/requests')],
  previewParticipants: [
    {
      ask: (_, options) => server.get(`/api/community/${home}/preview/participants`, options),
      tells: 'nothing',
      to: viewers,
    },
  ],
  listMembers: [
    {
      ask: ({ email }, options) =>
        server.get(`/api/admin/${home}/participants?search=${encodeURIComponent(email)}`, options),
      tells: 'row',
      to: managing,
    },
  ],
  getManagers: [
    {
      ask: (_, options) => server.get(`/api/admin/${home}/managers`, options),
      tells: 'nothing',
      to: managing,
    },
  ],
  getMember: [
    {
      ask: ({ participantId }, options) => server.get(`/api/admin/participants/${participantId}`, options),
      tells: 'card',
      to: managing,
    },
  ],
  toggleProfile: [decide('profile/toggle', { shouldDisable: false })],
  toggleNetworking: [decide('networking/toggle', { shouldDisable: false })],
  pickMember: [decide('pick', { pick: true })],
  addNote: [decide('notes', { text: 'Seen.' })],
  notifyMember: [decide('notify', { subject: 'Hello', text: 'How are you?' })],
  previewBulk: [
    {
      ask: ({ participantId }, options) =>
        server.post(
          `/api/admin/${home}/participants/bulk/preview`,
          { do: 'remove', ids: [participantId] },
          options,
        ),
      tells: 'nothing',
      to: managing,
    },
  ],
  removeMember: [decide('remove')],
  restoreMember: [decide('restore')],
  getResponsibles: [ofEvent('responsibles')],
  getConfirmed: [ofEvent('participants/confirmed')],
  init: [
    {
      ask: (_, options) => server.post('/api/init', undefined, options),
      tells: 'nothing',
      to: viewers.filter((viewer) => viewer !== 'visitor'),
    },
  ],
};

const ask = (read: Read, subject: Person, viewer: Viewer): Promise<Answer> => {
  const { token } = (viewer === 'owner' ? subject : people[viewer]) ?? {};
  return read.ask(subject, { token, community: home });
};

/** All types of contacts in an answer. */
const toldIn = ({ text }: Answer): ContactType[] =>
  contacts.filter(({ value }) => text.includes(value)).map(({ type }) => type);

describe.each(settings)('privacy $name', (setting) => {
  let subject: Person;
  beforeAll(async () => {
    subject = await addSubject(setting);
  });

  it.each(viewers)('PRO-02 tells a viewer just what it allows: %s', async (viewer) => {
    for (const [name, list] of Object.entries(reads)) {
      for (const read of list) {
        const answer = await ask(read, subject, viewer);
        const admitted = (viewer === 'owner' && read.to !== managing) || read.to.includes(viewer);
        expect([name, answer.status < 300]).toEqual([name, admitted]);
        const own = viewer === 'owner' && ['profile', 'own'].includes(read.tells);
        const ofOthers =
          ['contact', 'connection', 'place'].includes(read.tells) && (viewer !== 'owner' || read.own);
        const isTold =
          admitted &&
          (ofOthers || ['profile', 'card', 'row'].includes(read.tells)) &&
          insiders.includes(viewer);
        const isPlace = read.tells === 'row' || read.tells === 'place';
        const toConnections = setting.privacy === 'CONNECTIONS' ? all : setting.told;
        const toReader = read.tells === 'connection' ? toConnections : setting.told;
        const expected = own ? all : isTold && !isPlace ? toReader : [];
        expect([name, toldIn(answer)]).toEqual([name, expected]);
        const seesLocation = own || (isTold && setting.showLocation);
        expect([name, /Hiddenville|Hiddenland/.test(answer.text)]).toEqual([name, seesLocation]);
        expect([name, /51\.507351|0\.127758/.test(answer.text)]).toEqual([name, own]);
        const hasAddress = (viewer === 'owner' && name === 'init') || (admitted && isManaged(read));
        expect([name, answer.text.includes(subject.email)]).toEqual([name, hasAddress]);
      }
    }
  });

  it('PRO-02 says to everybody whether something is hidden', async () => {
    for (const viewer of viewers) {
      const { body } = await ask(reads.getProfileBySlug![0]!, subject, viewer);
      expect((body as AnyProfile).contactsHidden).toBe(setting.hidden);
      expect((body as AnyProfile).owned).toBe(viewer === 'owner');
    }
  });
});

describe('PRO-05 visible fields of a participant other than contacts', () => {
  const said = { position: 'Analyst', company: 'Engines', about: 'I count.', tags: ['Numbers'] };
  const kept = { goal: 'Weave algebra', lookingFor: 'A patient weaver' };

  it.each(viewers)(
    'PRO-05 name, occupation, about and tags to a visitor, all of it inside: %s',
    async (viewer) => {
      const subject = await addSubject(settings[0]!, { ...said, ...kept });
      for (const read of reads.getProfileBySlug!) {
        const { body } = await ask(read, subject, viewer);
        const inside = insiders.includes(viewer);
        expect(body).toMatchObject({ firstName: 'Subject', lastName: 'Tester', ...said });
        expect(body).toMatchObject(inside ? kept : { goal: null, lookingFor: null });
        const { createdAt, location } = body as AnyProfile;
        expect([createdAt !== null, location !== null]).toEqual([inside, inside]);
      }
    },
  );
});

it('CFG-13 a page shows the contacts that its community shows, in its order, and the owner all of them', async () => {
  const participant = { privacy: 'NONE', contacts } as const;
  const owner = await addPerson(server, { member: few, participant });
  const reader = await addPerson(server, { member: few });
  const typesFor = async ({ token }: Person) => {
    const answer = await server.get(`${profilePath}/${owner.participantId}`, { token, community: few });
    return (answer.body as AnyProfile).contacts.map(({ type }) => type);
  };
  expect(await typesFor(reader)).toEqual(['TELEGRAM', 'EMAIL']);
  expect(await typesFor(owner)).toEqual(all);
});

describe('a participant who is not to be seen', () => {
  const off = { 'not admitted': { enabled: false }, 'switched off by a manager': { profileEnabled: false } };
  const seeing: readonly Viewer[] = ['manager', 'administrator', 'owner'];

  it.each(Object.entries(off))('PRO-04 %s', async (_, changes) => {
    const subject = await addSubject(settings[0]!, changes);
    for (const viewer of viewers) {
      for (const read of [...reads.getProfileBySlug!, ...reads.getProfile!]) {
        const answer = await ask(read, subject, viewer);
        expect([viewer, answer.status]).toEqual([
          viewer,
          seeing.includes(viewer)
            ? 200
            : !read.to.includes(viewer)
              ? viewer === 'visitor'
                ? 401
                : 403
              : 404,
        ]);
        if (answer.status === 404) expect(errorOf(answer).code).toBe(1110);
        if (!seeing.includes(viewer)) expect(toldIn(answer)).toEqual([]);
      }
      const { text } = await ask(reads.previewParticipants![0]!, subject, viewer);
      expect(text).not.toContain(subject.participantId);
    }
  });

  it('PRO-04 in another community there is no such participant', async () => {
    const subject = await addSubject(settings[0]!);
    const options = { token: people['member of another community']!.token, community: 'another.example' };
    for (const read of [...reads.getProfileBySlug!, ...reads.getProfile!]) {
      expect(errorOf(await read.ask(subject, options)).code).toBe(1110);
      expect(errorOf(await read.ask(subject, { ...options, token: subject.token })).code).not.toBeUndefined();
    }
  });
});

it('PRO-02 every call that returns a person is in the table', () => {
  /** About the user only, or about nobody. */
  const others = ['getOwnContacts', 'getOnboarding', 'saveOnboarding', 'searchLinkedin', 'previewInvites'];
  /** Only for managers, about people who are not visible yet: admission.test.ts and reports.test.ts test them. */
  const ofManagers = ['getAdmissions', 'getReports'];
  /** For two connected members, about each other: meetings.test.ts tests them. */
  const ofMeetings = ['proposeMeeting', 'pickMeetingTime', 'cancelMeeting'];
  /** With the contacts of a new connection, to who accepted: introductionWithdrawal.test.ts tests them. */
  const ofIntroductions = ['relate', 'sendIntro', 'undoRelation'];
  /**
   * Only for organisers, as in the lists above: events.test.ts, eventOrganiser.test.ts, eventInvitations.test.ts and
   * checkIn.test.ts test them.
   */
  const ofOrganisers = [
    'getPending',
    'addResponsible',
    'removeResponsible',
    'listParticipants',
    'getWaitingList',
    'getOrganiserCandidates',
    'getCheckIn',
    'letIn',
    'inviteToEvent',
    'listInvited',
  ];
  /** Names of people that their reader sees: notificationList.test.ts tests them. */
  const ofNotifications = ['getNotifications', 'getNewerNotifications'];
  /** Faces of participants, who are also in the list of confirmed people: eventLists.test.ts tests who is among them. */
  const withFaces = [
    'getEvent',
    'getLastCreated',
    'getPastEvents',
    'getUpcomingEvents',
    'createEvent',
    'updateEvent',
    'cancelEvent',
    'uploadEventImage',
    'removeEventImage',
    'joinAsGuest',
    'answerInvitation',
  ];
  /** See chatAccess.test.ts. */
  const ofChats = Object.keys(contract.chat);
  const calls: ServerCall<unknown, unknown, unknown, unknown>[] = Object.values(contract).flatMap(
    (resource) => Object.values(resource),
  );
  const named = calls.filter(({ response }) =>
    /"(firstName|contacts)":\{|"value":\{"type":"string"\}/.test(JSON.stringify(response)),
  );
  expect(
    named
      .map(({ name }) => name)
      .filter(
        (name) =>
          ![
            ...others,
            ...ofManagers,
            ...ofMeetings,
            ...ofIntroductions,
            ...ofOrganisers,
            ...ofNotifications,
            ...withFaces,
            ...ofChats,
          ].includes(name),
      )
      .sort(),
  ).toEqual(Object.keys(reads).sort());
});
