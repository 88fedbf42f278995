import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Membership, OwnProfile } from '../../src/generated/api/participant';
import type { Init } from '../../src/generated/api/currentUser';
import { identities, participants } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { join } from '../support/newcomers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const auth = [{ authType: 'EMAIL' }];
const shown = { visible: true };
const everyStep = {
  profile: shown,
  lookingFor: shown,
  contacts: shown,
  networks: shown,
  avatar: shown,
  about: shown,
};
const contacts = {
  requiredContacts: ['TELEGRAM', 'VK'],
  requiredContactsMin: 1,
  shownContacts: ['TELEGRAM', 'VK'],
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      'full.example': {
        auth,
        community: contacts,
        steps: everyStep,
        questions: [
          {
            id: 'craft',
            type: 'select',
            title: 'Craft?',
            options: ['Wood', 'Stone'],
            max: 1,
            required: true,
          },
          { id: 'why', type: 'text', title: 'Why?', max: 100 },
        ],
      },
      'bare.example': { ...nothingAsked, community: contacts },
      'discreet.example': {
        ...nothingAsked,
        community: { contactsConfig: { defaultPrivacy: 'PRIVATE' } },
      },
      'invited.example': { ...nothingAsked, community: { admission: 'invitation' } },
      'approving.example': { ...nothingAsked, community: { admission: 'approval' } },
    },
  });
});
afterAll(() => server.stop());

const everything = {
  answers: { craft: 'Wood', why: ' Because ' },
  lookingFor: 'Somebody who teaches joinery',
  profile: {
    firstName: ' Юлия ',
    lastName: 'Щукина',
    position: 'Столяр',
    company: '',
    about: 'О себе',
    goal: 'Научиться',
    tags: ['Wood', 'wood', 'Other', ' hand  tools '],
    location: { city: 'Казань', country: 'Россия', latitude: 55.79, longitude: 49.12 },
    showLocation: true,
    contacts: [{ type: 'TELEGRAM', value: 'https://t.me/yuliya_wood' }],
    privacy: 'CUSTOM',
    contactTypesToHide: ['TELEGRAM', 'TELEGRAM'],
  },
};
const inFull = (person: Person, body: unknown = everything) => join(server, person, 'full.example', body);
const rows = (communityId: string, { userId }: Person) =>
  server.app.db.orm
    .select()
    .from(participants)
    .where(and(eq(participants.communityId, communityId), eq(participants.userId, userId)));

describe('joining', () => {
  it('P01 POST /api/participant/create makes a participant with everything, in its normal form', async () => {
    const person = await addPerson(server);
    const answer = await inFull(person, everything);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.any(String),
      communityId: 'full.example',
      userId: person.userId,
      slug: 'yuliya-shchukina',
      firstName: 'Юлия',
      lastName: 'Щукина',
      position: 'Столяр',
      company: null,
      about: 'О себе',
      goal: 'Научиться',
      lookingFor: 'Somebody who teaches joinery',
      aboutLang: 'en',
      goalLang: 'en',
      lookingForLang: 'en',
      tags: ['Wood', 'hand tools'],
      location: { city: 'Казань', country: 'Россия', latitude: 55.79, longitude: 49.12 },
      showLocation: true,
      avatarUrl: null,
      contacts: [{ type: 'TELEGRAM', value: 'yuliya_wood' }],
      contactsHidden: true,
      contactsToldTo: null,
      privacy: 'CUSTOM',
      contactTypesToHide: ['TELEGRAM'],
      notificationPrefs: expect.arrayContaining([{ contactType: 'EMAIL', disable: false }]),
      notificationKinds: expect.arrayContaining([
        expect.objectContaining({ kind: 'recommendations', contactType: 'EMAIL', disable: false }),
      ]),
      networkingEnabled: true,
      networkingPaused: false,
      enabled: true,
      tutorialSeen: false,
      publicPreview: false,
      publicPage: true,
      inSearchEngines: false,
      answers: { craft: ['Wood'], why: 'Because' },
      invitedBy: null,
      owned: true,
      version: 1,
      createdAt: expect.any(String),
    });
  });

  it('P01 SES-03 P04 GET my-communities: from then on the user is connected, there and not elsewhere', async () => {
    const person = await addPerson(server);
    const { token } = person;
    const init = async (community: string) =>
      (await server.post('/api/init', undefined, { token, community })).body as Init;
    expect((await init('full.example')).user.connectedParticipants).toEqual([]);
    const { id, slug } = (await inFull(person, everything)).body as OwnProfile;
    const { user, participant } = await init('full.example');
    expect(user).toMatchObject({ connectedParticipants: [id], connectedCommunities: ['full.example'], slug });
    expect(participant).toMatchObject({ id, firstName: 'Юлия' });
    expect((await init('bare.example')).user.connectedParticipants).toEqual([]);
    const joined = await join(server, person, 'bare.example');
    const list = await server.get('/api/participant/my-communities', { token, community: 'bare.example' });
    expect((list.body as Membership[]).map(({ domain, participantId }) => [domain, participantId])).toEqual([
      ['full.example', id],
      ['bare.example', (joined.body as OwnProfile).id],
    ]);
    expect(list.body).toContainEqual(
      expect.objectContaining({
        title: 'bare.example',
        url: 'http://bare.example.localhost:3999',
        enabled: true,
        isManager: false,
      }),
    );
  });

  it('P01 a second call returns the existing participant, for any body', async () => {
    const person = await addPerson(server);
    const first = await inFull(person, everything);
    const second = await inFull(person, { lookingFor: '' });
    expect(second.body).toEqual(first.body);
  });

  it('P01 many calls at once make one participant', async () => {
    const person = await addPerson(server);
    const answers = await Promise.all(Array.from({ length: 6 }, () => inFull(person, everything)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body as OwnProfile).id)).size).toBe(1);
    expect(await rows('full.example', person)).toHaveLength(1);
  });

  it('P01 ONB-04 ONB-06 tells all that the visible steps lack, and makes nothing', async () => {
    const person = await addPerson(server);
    const answer = await inFull(person, { profile: { lastName: 'x'.repeat(81) } });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).code).toBe(1100);
    expect(errorOf(answer).details).toEqual([
      { path: 'answers.craft', message: 'Answer “Craft?”' },
      { path: 'lookingFor', message: 'The Request section requires an answer' },
      { path: 'profile.firstName', message: 'The First name section requires an answer' },
      { path: 'profile.lastName', message: 'up to 80 characters' },
      { path: 'profile.contacts', message: 'Add Telegram or VK to your contacts' },
    ]);
    expect(await rows('full.example', person)).toEqual([]);
    const russian = await server.post(
      `/api/participant/create?userId=${person.userId}`,
      { ...everything, lookingFor: 'мало' },
      { token: person.token, community: 'full.example', lang: 'ru' },
    );
    expect(errorOf(russian).details).toEqual([{ path: 'lookingFor', message: 'от 10 до 1000 символов' }]);
  });

  it('P01 ONB-04 a second contact of a type, a foreign format, a type that is not offered', async () => {
    const given = [
      { type: 'TELEGRAM', value: '@one_name' },
      { type: 'TELEGRAM', value: '@another_name' },
      { type: 'LINKEDIN', value: 'https://example.org/in/ada' },
    ];
    const body = { ...everything, profile: { ...everything.profile, contacts: given } };
    expect(errorOf(await inFull(await addPerson(server), body)).details).toEqual([
      { path: 'profile.contacts.1.value', message: 'This Telegram contact already exists' },
      { path: 'profile.contacts.2.value', message: 'The link must start with https://www.linkedin.com/in/' },
    ]);
  });

  it('P01 CFG-11 hidden steps require nothing', async () => {
    const person = await addPerson(server, { firstName: 'Grace' });
    const answer = await join(server, person, 'bare.example', { profile: {} });
    const slug = expect.stringMatching(/^member(-\d+)?$/) as string;
    expect(answer.body).toMatchObject({ firstName: 'Member', lastName: '', slug, contacts: [] });
  });

  it.each([[undefined], [{}], [{ invitedBy: 'x' }], [{ profile: {}, answers: {} }]])(
    'P01 VAL-04 %j makes nobody a member where the steps ask for something',
    async (body) => {
      const person = await addPerson(server, { firstName: 'Grace' });
      const path = `/api/participant/create?userId=${person.userId}`;
      const answer = await server.post(path, body, { token: person.token, community: 'full.example' });
      expect([answer.status, errorOf(answer).code]).toEqual([400, 1100]);
      expect(await rows('full.example', person)).toEqual([]);
    },
  );

  it('P01 where no name is asked for it is that of the external account', async () => {
    const person = await addPerson(server);
    await server.app.db.orm.insert(identities).values({
      issuer: 'x',
      subject: person.userId,
      userId: person.userId,
      provider: 'GOOGLE',
      createdAt: new Date(),
      givenName: 'Zoë',
      familyName: 'King',
    });
    const answer = await join(server, person, 'bare.example', {});
    expect(answer.body).toMatchObject({ firstName: 'Zoë', lastName: 'King', slug: 'zoe-king' });
  });

  it('P01 PRO-02 who says nothing about contacts has the privacy that the community gives', async () => {
    const given = { profile: { privacy: 'NONE' } };
    const joined = async (community: string, body: object) =>
      ((await join(server, await addPerson(server), community, body)).body as OwnProfile).privacy;
    expect(await joined('bare.example', {})).toBe('CONNECTIONS');
    expect(await joined('discreet.example', {})).toBe('PRIVATE');
    expect(await joined('discreet.example', given)).toBe('NONE');
  });

  it('P01 nobody joins for another', async () => {
    const [ada, bob] = [await addPerson(server), await addPerson(server)];
    const answer = await join(server, { ...ada, token: bob.token }, 'full.example', everything);
    expect(errorOf(answer).code).toBe(1109);
    expect((await inFull({ ...ada, token: 'a.b' })).status).toBe(401);
  });

  it("P01 takes no picture but the user's own", async () => {
    const profile = { ...everything.profile, avatarUrl: '/images/0123456789abcdef-256.webp' };
    const answer = await inFull(await addPerson(server), { ...everything, profile });
    expect(errorOf(answer).details).toEqual([
      { path: 'profile.avatarUrl', message: 'This image is no longer available. Upload it again' },
    ]);
  });
});

describe('admission', () => {
  const invitationOf = async ({ token }: Person, community: string) =>
    ((await server.post('/api/init', undefined, { token, community })).body as Init).invitationId ?? '';

  it('P01 by invitation: none, unknown, of elsewhere are refused; one that comes along is remembered', async () => {
    const inviter = await addPerson(server, { member: 'invited.example', firstName: 'Мария' });
    const elsewhere = await addPerson(server, { member: 'open.example' });
    const person = await addPerson(server);
    const come = (body?: unknown) => join(server, person, 'invited.example', body);
    expect(errorOf(await come()).code).toBe(1107);
    expect(errorOf(await come({ invitedBy: 'unknown' })).code).toBe(1107);
    const foreign = await invitationOf(elsewhere, 'open.example');
    expect(errorOf(await come({ invitedBy: foreign })).code).toBe(1107);
    const answer = await come({ invitedBy: await invitationOf(inviter, 'invited.example') });
    expect(answer.body).toMatchObject({ invitedBy: 'Мария', enabled: true });
  });

  it('P01 by invitation: one accepted before will do', async () => {
    const inviter = await addPerson(server, { member: 'invited.example', firstName: 'Anna' });
    const person = await addPerson(server);
    const id = await invitationOf(inviter, 'invited.example');
    await server.post(`/api/invitation/${id}`, undefined, { token: person.token });
    expect((await join(server, person, 'invited.example')).body).toMatchObject({ invitedBy: 'Anna' });
  });

  it('P01 by approval: joined, and not yet let in', async () => {
    const person = await addPerson(server);
    expect((await join(server, person, 'approving.example')).body).toMatchObject({ enabled: false });
    const me = await server.get('/api/current-user', { token: person.token, community: 'approving.example' });
    expect(me.body).toMatchObject({ enabled: false, connectedParticipants: [expect.any(String)] });
  });

  it('P01 open: an invitation that does not hold is passed over', async () => {
    const person = await addPerson(server);
    const answer = await join(server, person, 'bare.example', { invitedBy: 'unknown' });
    expect(answer.body).toMatchObject({ invitedBy: null });
  });
});
