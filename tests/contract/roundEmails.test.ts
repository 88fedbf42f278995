import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outbox } from '../support/outbox';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { startSmtp, type SmtpSink } from '../support/smtp';

const homes = ['some.example', 'none.example', 'resting.example'] as const;
type Home = (typeof homes)[number];
let smtp: SmtpSink;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtp();
  const community = { auth: [{ authType: 'EMAIL' }], community: { langChoices: ['en', 'ru'] } };
  server = await startServer({
    env: { SMTP_URL: smtp.url },
    mail: { waits: { first: 3600 }, closing: 0 },
    communities: Object.fromEntries(homes.map((domain) => [domain, community])),
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const addTo = (home: Home, firstName: string, lookingFor: string, about: string) =>
  addPerson(server, { member: home, firstName, participant: { lookingFor, about } });

const rowOf = async ({ email }: Person) =>
  (await server.app.db.orm.select().from(outbox).where(eq(outbox.recipient, email)))[0];

/** A round whose emails the mail server does not accept yet, so they wait. */
async function roundThatWaits(home: Home, readers: readonly Person[]): Promise<void> {
  const manager = await addPerson(server, {
    member: home,
    manager: true,
    participant: { networkingEnabled: false },
  });
  smtp.refuse(1000);
  const path = `/api/community/${home}/notify/recommended-contacts`;
  const options = { token: manager.token, community: home };
  expect((await server.post(path, undefined, options)).status).toBe(200);
  await server.app.matching.work();
  await vi.waitFor(async () => {
    for (const reader of readers)
      expect(await rowOf(reader)).toMatchObject({ status: 'pending', attempts: 1 });
  });
}

function mailServerTakes(): void {
  smtp.refuse(0);
  server.later(3 * 3600);
  server.app.deliveries.wake();
}

const over = (person: Person, status: 'sent' | 'suppressed') =>
  vi.waitFor(async () => expect(await rowOf(person)).toMatchObject({ status, data: null }));
const emailsTo = ({ email }: Person): Email[] =>
  smtp.emails.filter(({ to }) => to?.some(({ address }) => address === email));

describe('a weekly email that waits', () => {
  it('HOM-07 B08 A13 is made again without people who delete their account or block the reader meanwhile', async () => {
    const home = 'some.example';
    const reader = await addTo(home, 'Rita', 'a lawyer, a designer, a baker', 'I keep bees');
    await addTo(home, 'Stella', 'honey from a beekeeper', 'I am a baker');
    const leaves = await addTo(home, 'Gregor', 'a beekeeper for my garden', 'I am a lawyer');
    const blocked = await addTo(home, 'Bodo', 'bees and honey', 'I am a designer');
    await roundThatWaits(home, [reader]);
    const before = await rowOf(reader);
    expect(JSON.stringify(before?.data)).toMatch(/Stella/);
    expect(JSON.stringify(before?.data)).toMatch(/Gregor/);
    expect(JSON.stringify(before?.data)).toMatch(/Bodo/);
    const end = await server.call(
      'DELETE',
      `/api/users/delete/${leaves.userId}`,
      { password },
      { token: leaves.token, community: home },
    );
    expect(end.status).toBe(200);
    const block = await server.post(`/api/blocks/${reader.participantId}`, undefined, {
      token: blocked.token,
      community: home,
    });
    expect(block.text).toBe('OK');
    mailServerTakes();
    await over(reader, 'sent');
    const [email, ...more] = emailsTo(reader);
    expect(more).toEqual([]);
    for (const part of [email?.html, email?.text]) {
      expect(part).toContain('Stella');
      expect(part).not.toMatch(/Gregor|Bodo/);
    }
    expect(email?.text).toMatch(/^This week we’d like you to meet Stella\./m);
  });

  it('HOM-07 B08 is not sent once nobody is left to speak of', async () => {
    const home = 'none.example';
    const reader = await addTo(home, 'Rita', 'a lawyer for contracts', 'I keep bees');
    const other = await addTo(home, 'Gregor', 'honey from a beekeeper', 'I am a lawyer');
    await roundThatWaits(home, [reader, other]);
    const block = await server.post(`/api/blocks/${other.participantId}`, undefined, {
      token: reader.token,
      community: home,
    });
    expect(block.text).toBe('OK');
    mailServerTakes();
    await over(reader, 'suppressed');
    await over(other, 'suppressed');
    expect([...emailsTo(reader), ...emailsTo(other)]).toEqual([]);
  });

  it('HOM-07 P24 is not sent to members who have paused since, and does not mention them', async () => {
    const home = 'resting.example';
    const reader = await addTo(home, 'Rita', 'a lawyer for contracts', 'I keep bees');
    const other = await addTo(home, 'Gregor', 'honey from a beekeeper', 'I am a lawyer');
    await roundThatWaits(home, [reader, other]);
    const pause = await server.post(
      '/api/participant/pause',
      { participantId: reader.participantId, weeks: 2 },
      { token: reader.token, community: home },
    );
    expect(pause.status).toBe(200);
    mailServerTakes();
    await over(reader, 'suppressed');
    await over(other, 'suppressed');
    expect([...emailsTo(reader), ...emailsTo(other)]).toEqual([]);
  });
});
