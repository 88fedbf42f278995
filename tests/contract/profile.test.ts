import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Completion, OwnProfile, ProfileInput } from '../../src/generated/api/participant';
import { errorOf } from '../support/client';
import { newcomer } from '../support/newcomers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const community = 'craft.example';
const auth = [{ authType: 'EMAIL' }];
let server: TestServer;
let ada: Person;
let own: OwnProfile;

beforeAll(async () => {
  server = await startServer({
    communities: {
      [community]: {
        auth,
        community: {
          contactsConfig: { types: ['EMAIL', 'TELEGRAM', 'VK'] },
          requiredContacts: ['TELEGRAM', 'VK'],
          requiredContactsMin: 1,
          shownContacts: ['TELEGRAM', 'VK'],
        },
        steps: { lookingFor: { visible: false }, contacts: { visible: false }, networks: { visible: false } },
        questions: [
          { id: 'craft', type: 'select', title: 'Craft?', options: ['Wood', 'Stone', 'Clay'], max: 2 },
          { id: 'why', type: 'text', title: 'Why?', max: 20, required: true },
        ],
      },
      'asking.example': {
        auth,
        community: { requiredContacts: ['FACEBOOK', 'LINKEDIN'], shownContacts: ['FACEBOOK', 'LINKEDIN'] },
      },
      'names.example': nothingAsked,
    },
  });
  const start = { participant: { answers: { why: 'so' } } };
  ada = await addPerson(server, { member: community, ...start });
  own = (await get(`/api/participant/profile?participantId=${ada.participantId}`)).body as OwnProfile;
});
afterAll(() => server.stop());

const get = (path: string, person: Person = ada) => server.get(path, { token: person.token, community });
const post = (path: string, body: unknown, person: Person = ada) =>
  server.post(path, body, { token: person.token, community });
const save = (profile: ProfileInput, version?: number) =>
  post('/api/participant/update-profile', { participantId: ada.participantId, profile, version });

describe('the own profile', () => {
  it('P03 GET /api/participant/profile by participantId, by userId, and without either', async () => {
    expect(own).toMatchObject({ owned: true, userId: ada.userId, firstName: 'Ada', version: 1 });
    expect((await get(`/api/participant/profile?userId=${ada.userId}`)).body).toEqual(own);
    expect((await get('/api/participant/profile')).body).toEqual(own);
    const other = await addPerson(server, { member: community });
    const mixed = `/api/participant/profile?userId=${other.userId}&participantId=${ada.participantId}`;
    expect(errorOf(await get(mixed)).code).toBe(1110);
    expect(errorOf(await get('/api/participant/profile?participantId=unknown')).code).toBe(1110);
  });

  it('P08 POST /api/participant/update-profile changes what is given, and counts it', async () => {
    const answer = await save({
      about: ' Hello\r\n\r\n\r\n\r\nthere ',
      tags: ['A', 'a', 'Other'],
      company: ' ',
    });
    const changed = answer.body as OwnProfile;
    expect(changed).toEqual({
      ...own,
      about: 'Hello\n\nthere',
      aboutLang: 'en',
      tags: ['A'],
      version: own.version + 1,
    });
    expect((await get('/api/participant/profile')).body).toEqual(changed);
    const place = await save({ location: { city: 'Казань', latitude: 55.8, longitude: 49.1 } });
    expect((place.body as OwnProfile).location).toEqual({
      city: 'Казань',
      country: null,
      latitude: 55.8,
      longitude: 49.1,
    });
    expect(((await save({ location: null })).body as OwnProfile).location).toBeNull();
  });

  it('P08 two devices at once: the later one gets an error, and may merge', async () => {
    const { version } = (await get('/api/participant/profile')).body as OwnProfile;
    const answers = await Promise.all([
      save({ position: 'One' }, version),
      save({ company: 'Two' }, version),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    expect(errorOf(late)).toEqual({
      code: 1119,
      message: 'This was changed elsewhere in the meantime. Compare before you save.',
    });
    const now = (await get('/api/participant/profile')).body as OwnProfile;
    expect(now.version).toBe(version + 1);
    expect((await save({ position: 'Both' }, now.version)).body).toMatchObject({ position: 'Both' });
  });

  it('P08 without a version the change is taken as it is', async () => {
    const answers = await Promise.all([save({ position: 'One' }), save({ company: 'Two' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get('/api/participant/profile')).body).toMatchObject({ position: 'One', company: 'Two' });
  });

  it('P08 VAL-04 refuses what breaks the rules, all of it at once', async () => {
    const answer = await save({
      firstName: ' ',
      goal: 'x'.repeat(501),
      tags: Array.from({ length: 21 }, (_, place) => `tag ${place}`),
      contacts: [{ type: 'PHONE', value: '+442079460958' }],
    });
    expect(errorOf(answer).details).toEqual([
      { path: 'profile.firstName', message: 'The First name section requires an answer' },
      { path: 'profile.goal', message: 'up to 500 characters' },
      { path: 'profile.tags', message: 'up to 20 tags' },
      { path: 'profile.contacts.0.value', message: 'Phone contacts aren’t used in this community' },
    ]);
  });

  it('P08 a member may keep a contact that is no longer offered', async () => {
    const contacts = [{ type: 'PHONE' as const, value: '+442079460958' }];
    const person = await addPerson(server, { member: community, participant: { contacts } });
    const body = { participantId: person.participantId, profile: { contacts } };
    expect((await post('/api/participant/update-profile', body, person)).body).toMatchObject({ contacts });
  });

  it('P08 ONB-04 contacts that are saved hold what the community requires', async () => {
    const person = await addPerson(server, { member: 'asking.example' });
    const update = (contacts: unknown[]) =>
      server.post(
        '/api/participant/update-profile',
        { participantId: person.participantId, profile: { contacts } },
        { token: person.token, community: 'asking.example' },
      );
    expect(errorOf(await update([])).details).toEqual([
      { path: 'profile.contacts', message: 'Add Facebook or LinkedIn to your contacts' },
    ]);
    const answer = await update([{ type: 'LINKEDIN', value: 'linkedin.com/in/ada-king/' }]);
    expect(answer.body).toMatchObject({
      contacts: [{ type: 'LINKEDIN', value: 'https://www.linkedin.com/in/ada-king' }],
    });
  });

  it('P06 POST /api/participant/update-answers lays answers over those there are', async () => {
    const update = (answers: unknown, version?: number) =>
      post('/api/participant/update-answers', { participantId: ada.participantId, answers, version });
    expect((await update({ craft: ['Wood', 'Clay'], gone: 'x' })).body).toMatchObject({
      answers: { craft: ['Wood', 'Clay'], why: 'so' },
    });
    const after = await update({ craft: [] });
    expect((after.body as OwnProfile).answers).toEqual({ why: 'so' });
    expect((await get('/api/participant/my-answers')).body).toEqual({ why: 'so' });
    expect(errorOf(await update({ craft: ['Wood'] }, 1)).code).toBe(1119);
    const wrong = await update({ why: '', craft: ['Glass'] });
    expect(errorOf(wrong).details).toEqual([
      { path: 'answers.craft', message: 'Choose one of the options' },
      { path: 'answers.why', message: 'Answer “Why?”' },
    ]);
  });

  it('P07 POST /api/participant/update-looking-for', async () => {
    const update = (person: Person, where: string, lookingFor: string, version?: number) =>
      server.post(
        '/api/participant/update-looking-for',
        { participantId: person.participantId, lookingFor, version },
        { token: person.token, community: where },
      );
    const text = 'Somebody who teaches joinery';
    expect((await update(ada, community, ` ${text} `)).body).toMatchObject({ lookingFor: text });
    expect(errorOf(await update(ada, community, text, 1)).code).toBe(1119);
    expect(errorOf(await update(ada, community, 'short')).details?.[0]?.message).toBe(
      'from 10 to 1000 characters',
    );
    expect((await update(ada, community, '')).body).toMatchObject({ lookingFor: null });
    const asked = await addPerson(server, { member: 'asking.example' });
    expect(errorOf(await update(asked, 'asking.example', '')).message).toBe(
      'The Request section requires an answer',
    );
  });

  it('P09 POST /api/participant/tutorial-seen and P11 update-notification-pref', async () => {
    const { version } = (await get('/api/participant/profile')).body as OwnProfile;
    const { participantId } = ada;
    expect((await post('/api/participant/tutorial-seen', { participantId })).text).toBe('OK');
    const prefer = (contactType: string, disable: boolean) =>
      post('/api/participant/update-notification-pref', { contactType, disable });
    for (const [type, disable] of [
      ['TELEGRAM', true],
      ['TELEGRAM', true],
      ['EMAIL', true],
      ['EMAIL', false],
    ] as const) {
      expect((await prefer(type, disable)).text).toBe('OK');
    }
    expect((await get('/api/participant/profile')).body).toMatchObject({
      tutorialSeen: true,
      version,
      notificationPrefs: [
        { contactType: 'EMAIL', disable: false },
        { contactType: 'TELEGRAM', disable: true },
        { contactType: 'VK', disable: false },
      ],
    });
    expect((await prefer('FAX', true)).status).toBe(400);
  });

  it('P13 GET /api/participant/{id}/profile-completion counts visible steps alone', async () => {
    const answer = await get(`/api/participant/${ada.participantId}/profile-completion`);
    const { percentage, missing } = answer.body as Completion;
    expect(missing).toEqual(['location', 'goal', 'avatar']);
    expect(percentage).toBe(62);
  });

  it('U05 GET /api/contact tells the own contacts; none before joining', async () => {
    const contacts = [{ type: 'VK' as const, value: 'https://vk.com/ada' }];
    const person = await addPerson(server, {
      member: community,
      participant: { contacts, privacy: 'PRIVATE' },
    });
    expect((await get('/api/contact', person)).body).toEqual(contacts);
    expect((await get('/api/contact', await addPerson(server))).body).toEqual([]);
  });

  it('P02 to P13: before joining there is nothing to see or change', async () => {
    const user = await addPerson(server);
    for (const path of ['my-answers', 'profile']) {
      expect(errorOf(await get(`/api/participant/${path}`, user)).code).toBe(1110);
    }
    expect((await get('/api/participant/my-communities', user)).body).toEqual([]);
    const body = { contactType: 'EMAIL', disable: true };
    expect(errorOf(await post('/api/participant/update-notification-pref', body, user)).code).toBe(1110);
  });

  it("P06 to P09 nobody changes another's participant, not even a manager or an administrator", async () => {
    const { participantId } = ada;
    const bodies = {
      'update-profile': { participantId, profile: { firstName: 'Eve' } },
      'update-answers': { participantId, answers: { why: 'x' } },
      'update-looking-for': { participantId, lookingFor: 'Something of my own' },
      'tutorial-seen': { participantId },
    };
    const others = [
      await addPerson(server, { member: community, manager: true }),
      await addPerson(server, { admin: true }),
    ];
    for (const other of others) {
      for (const [name, body] of Object.entries(bodies)) {
        expect(errorOf(await post(`/api/participant/${name}`, body, other)).code).toBe(1109);
      }
    }
  });

  it('PRO-01 names of one letter, of 80, of emoji, from right to left; hostile text is stored as text', async () => {
    for (const firstName of ['Я', 'x'.repeat(80), '🦊', 'דנה', '<script>alert(1)</script>', "Robert'); --"]) {
      const { profile } = await newcomer(server, 'names.example', firstName);
      expect(profile.firstName).toBe(firstName);
      expect(profile.slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    }
  });
});
