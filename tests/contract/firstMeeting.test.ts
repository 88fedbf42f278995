import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContactPage, IntroductionPage, RecommendationPage } from '../../src/generated/api/introduction';
import type { Match, Meeting } from '../../src/generated/api/meeting';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'first.example';
const day = 86_400;
let server: TestServer;
let manager: Person;
let ada: Person;
const lawyers: Person[] = [];
beforeAll(async () => {
  server = await startServer({
    emailsAtOnce: true,
    communities: {
      [home]: {
        ...emailOnly,
        community: { matching: { perMember: 4, meetingUrl: 'https://meet.example/{id}' } },
      },
    },
  });
  const add = (firstName: string, lookingFor: string, about: string) =>
    addPerson(server, {
      member: home,
      firstName,
      manager: firstName === 'Mara',
      participant: {
        lookingFor,
        about,
        networkingEnabled: firstName !== 'Mara',
        contacts: [{ type: 'TELEGRAM', value: `${firstName.toLowerCase()}_moss` }],
      },
    });
  manager = await add('Mara', '', '');
  ada = await add('Ada', 'A lawyer who knows contracts', 'I run a bakery with a café.');
  for (const firstName of ['Bea', 'Cleo', 'Dora', 'Eve']) {
    lawyers.push(
      await add(firstName, 'A bakery for the breakfasts of our office', 'Lawyer. I draft contracts.'),
    );
  }
});
afterAll(() => server.stop());

const as = ({ token }: Person) => ({ token, community: home });
const read = async <Answer>(by: Person, path: string): Promise<Answer> => {
  const answer = await server.get(path, as(by));
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Answer;
};
const post = async <Answer>(by: Person, path: string, body?: object): Promise<Answer> => {
  const answer = await server.post(path, body, as(by));
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Answer;
};
/** The texts of an expected number of emails to a person. */
const told = async ({ email }: Person, count: number) =>
  (await server.emailTo(email, count), await server.emails(email)).map(({ text }) => text).join('\n');

it('HOM-01 HOM-03 MAT-07 MAT-08 from the weekly email to who was met, and how that went', async () => {
  await post(manager, `/api/community/${home}/notify/recommended-contacts`);
  await server.app.matching.work();
  const weekly = await server.emailTo(ada.email);
  expect(weekly.text).toMatch(/https?:\/\/\S+\/my_communities/);

  const { items, credits } = await read<RecommendationPage>(ada, '/api/matching/instant');
  expect(items.length).toBeGreaterThanOrEqual(3);
  for (const { subject, reasons } of items.slice(0, 3)) {
    expect(reasons.length).toBeGreaterThan(0);
    expect(weekly.text).toContain(subject.firstName);
  }
  const [{ subject, matchingId }] = items as [RecommendationPage['items'][number]];
  const intro = { matchingId, introMessage: 'Shall we talk?', from: ada.participantId };
  const sent = await post<{ credits: { left: number } }>(ada, '/api/matching/send-intro', intro);
  expect(sent).toMatchObject({ relation: 'INTERESTED', credits: { left: credits.left - 1 } });

  server.later(31);
  const other = lawyers.find(({ participantId }) => participantId === subject.id)!;
  expect(await told(other, 2)).toContain('Shall we talk?');
  const waiting = await read<IntroductionPage>(other, '/api/matching/requests');
  expect(waiting.items).toMatchObject([
    { subject: { id: ada.participantId }, introMessage: 'Shall we talk?' },
  ]);
  const yes = { subjectId: ada.participantId, relationType: 'LIKE' };
  expect(await post(other, '/api/relations', yes)).toMatchObject({ relation: 'CONNECTED' });
  for (const [by, to, emails] of [
    [ada, other, 2],
    [other, ada, 3],
  ] as const) {
    const known = await read<ContactPage>(by, '/api/relations?list=CONNECTED');
    const value = `${to === ada ? 'ada' : subject.firstName.toLowerCase()}_moss`;
    expect(known.items).toMatchObject([{ subject: { id: to.participantId }, contacts: [{ value }] }]);
    expect(await told(by, emails)).toContain(value);
  }

  const inDays = (days: number) => new Date(Date.now() + days * day * 1000).toISOString();
  const offered = await post<Meeting>(ada, '/api/matching/meetings', {
    subjectId: subject.id,
    minutes: 30,
    timeZone: 'Europe/London',
    place: { kind: 'COMMUNITY' },
    slots: [inDays(1), inDays(2), inDays(3)],
  });
  const agreed = await post<Meeting>(other, `/api/matching/meetings/${offered.id}/pick`, {
    startsAt: offered.slots[1],
    version: offered.version,
    timeZone: 'Asia/Tokyo',
  });
  expect(agreed).toMatchObject({ state: 'AGREED', place: { url: expect.stringMatching(/^https:\/\/meet/) } });
  const uids = await Promise.all(
    [ada, other].map(async (by) => {
      const { text } = await server.get(`/api/matching/meetings/${offered.id}/calendar.ics`, as(by));
      const file = new ICAL.Component(ICAL.parse(text) as []);
      return new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined).uid;
    }),
  );
  expect(new Set(uids).size).toBe(1);

  // An email that still waits ten days later is worth nothing any more.
  await Promise.all([told(ada, 3), told(other, 5)]);
  server.later(10 * day);
  await server.app.meetings.askDue();
  for (const [by, emails] of [
    [ada, 4],
    [other, 6],
  ] as const) {
    expect(await told(by, emails)).toMatch(/How was your meeting with/);
    const pending = await read<Match[]>(by, `/api/matching/${by.participantId}/pending-score`);
    expect(pending).toHaveLength(1);
    const [{ matchingId: met, matchingResultId }] = pending as [Match];
    await post(by, '/api/matching/update-score', { matchingId: met, matchingResultId, score: 5 });
    expect(await read(by, `/api/matching/${by.participantId}/pending-score`)).toEqual([]);
  }
});
