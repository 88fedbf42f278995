import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DirectoryPage } from '../../src/generated/api/directory';
import type { Event } from '../../src/generated/api/event';
import type { IntroductionPage } from '../../src/generated/api/introduction';
import type { RequestPage } from '../../src/generated/api/request';
import { events, participants, relations, requestAnswers } from '../../src/server/db/schema';
import { eventBody } from '../support/events';
import { agree, joining } from '../support/newcomers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
let [ada, ivan]: Person[] = [];
beforeAll(async () => {
  server = await startServer({ communities: { [home]: emailOnly } });
  ada = await addPerson(server, { member: home, firstName: 'Ada' });
  ivan = await addPerson(server, { member: home, firstName: 'Ivan', participant: { about: 'Пекарь' } });
});
afterAll(() => server.stop());

const as = ({ token }: Person, lang: 'en' | 'ru') => ({ token, community: home, lang });
const textsOf = async ({ userId }: Person) => {
  const [row] = await server.app.db.orm.select().from(participants).where(eq(participants.userId, userId));
  const { aboutLang, goalLang, lookingForLang } = row!;
  return { aboutLang, goalLang, lookingForLang };
};
const save = ({ participantId, token }: Person, lang: 'en' | 'ru', profile: object) =>
  server.post(
    '/api/participant/update-profile',
    { participantId, profile },
    { token, community: home, lang },
  );

it('P01 P07 P08 a profile’s texts have the language of the interface they were written in, each its own', async () => {
  const texts = async () => textsOf(ivan!);
  expect(await texts()).toEqual({ aboutLang: null, goalLang: null, lookingForLang: null });
  await save(ivan!, 'ru', { about: 'Пекарь', goal: 'Найти друзей' });
  // Unchanged texts keep their language.
  expect(await texts()).toEqual({ aboutLang: null, goalLang: 'ru', lookingForLang: null });
  await save(ivan!, 'en', { about: 'Baker', goal: 'Найти друзей', firstName: 'Ivan II' });
  const request = { participantId: ivan!.participantId, lookingFor: 'A lawyer in Riga' };
  await server.post('/api/participant/update-looking-for', request, as(ivan!, 'en'));
  expect(await texts()).toEqual({ aboutLang: 'en', goalLang: 'ru', lookingForLang: 'en' });
  const seen = async (path: string) => (await server.get(path, as(ada!, 'en'))).body;
  expect(await seen(`/api/participant/profile?participantId=${ivan!.participantId}`)).toMatchObject({
    about: 'Baker',
    aboutLang: 'en',
    goal: 'Найти друзей',
    goalLang: 'ru',
    lookingForLang: 'en',
  });
  const { items: requests } = (await seen('/api/requests')) as RequestPage;
  expect(requests.map(({ requestLang }) => requestLang)).toEqual(['en']);
  const { items: found } = (await seen(`/api/community/${home}/participants`)) as DirectoryPage;
  expect(found.map(({ lookingFor, lookingForLang }) => [lookingFor, lookingForLang])).toContainEqual([
    'A lawyer in Riga',
    'en',
  ]);
  await save(ivan!, 'en', { goal: '' });
  expect(await texts()).toMatchObject({ goalLang: null });

  const newcomer = await addPerson(server);
  await agree(server, newcomer, home);
  const profile = { ...joining.profile, about: 'Столяр' };
  const path = `/api/participant/create?userId=${newcomer.userId}`;
  await server.post(path, { ...joining, profile }, as(newcomer, 'ru'));
  expect(await textsOf(newcomer)).toEqual({ aboutLang: 'ru', goalLang: null, lookingForLang: 'ru' });
});

it('E04 E05 so have an event’s title and description', async () => {
  const written = { ...eventBody, title: 'Хлеб', description: 'Печём' };
  const { body } = await server.post('/api/event/create', written, as(ada!, 'ru'));
  const { id } = body as Event;
  const stored = async () => {
    const [row] = await server.app.db.orm.select().from(events).where(eq(events.id, id));
    return [row!.titleLang, row!.descriptionLang];
  };
  expect(await stored()).toEqual(['ru', 'ru']);
  await server.call(
    'PATCH',
    `/api/event/${id}`,
    { description: 'We bake', startTime: '08:00' },
    as(ada!, 'en'),
  );
  expect(await stored()).toEqual(['ru', 'en']);
  const seen = await server.get(`/api/event/${id}`, as(ivan!, 'en'));
  expect(seen.body).toMatchObject({ title: 'Хлеб', titleLang: 'ru', descriptionLang: 'en' });
});

it('B05 B07 M05 so have what members write to each other', async () => {
  const { orm } = server.app.db;
  const asked = await addPerson(server, {
    member: home,
    participant: { lookingFor: 'Юриста', lookingForLang: 'ru' },
  });
  const answer = (text: string, lang: 'en' | 'ru') =>
    server.post(`/api/requests/${asked.participantId}/answer`, { answer: text }, as(ada!, lang));
  const answers = () =>
    orm
      .select({ request: requestAnswers.requestLang, answer: requestAnswers.answerLang })
      .from(requestAnswers);
  await answer('Call me', 'en');
  expect(await answers()).toEqual([{ request: 'ru', answer: 'en' }]);
  await answer('Позвоните', 'ru');
  expect(await answers()).toEqual([{ request: 'ru', answer: 'ru' }]);

  const body = { participantId: ada!.participantId, subjectId: asked.participantId, relationType: 'LIKE' };
  await server.post('/api/relations', { ...body, note: 'Здравствуйте' }, as(ada!, 'ru'));
  const [liked] = await orm.select().from(relations).where(eq(relations.subjectId, asked.participantId!));
  server.later(31);
  const waiting = await server.get('/api/matching/requests', as(asked, 'en'));
  expect((waiting.body as IntroductionPage).items).toMatchObject([{ introMessageLang: 'ru' }]);
  expect(liked).toMatchObject({ introMessage: 'Здравствуйте', introMessageLang: 'ru' });
});
