import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notifications } from '../../src/generated/api/notification';
import { awayAmong } from '../../src/server/people/away';
import { chatCalls } from '../support/chats';
import { connect } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { connectSocket } from '../support/stompSockets';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
let calls: ReturnType<typeof chatCalls>;
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: { ...emailOnly, community: { transparent: true } } },
  });
  calls = chatCalls(server, home);
});
afterAll(() => server.stop());

const minute = 60;
const anyTime = { quietFrom: null, quietUntil: null, digestHour: null, showsText: false };
const as = ({ token }: Person) => ({ token, community: home });
const member = (firstName: string) => addPerson(server, { member: home, firstName });

/** Two connected members with a chat, in which both have read everything. */
async function pair() {
  const [ada, bob] = [await member('Ada'), await member('Bob')];
  await connect(server, home, ada, bob);
  const { chat } = await calls.opened(ada, [bob]);
  return { ada, bob, id: chat.id };
}

/** Lets some time pass, and everything happen that is due by then. */
async function pass(seconds: number): Promise<void> {
  server.later(seconds);
  await server.app.notifyUnread();
  await server.app.deliveries.sendDue();
}
/** The emails that lead to a chat: leaving sends one, too. */
const emailsTo = async ({ email }: Person) =>
  (await server.emails(email)).filter(({ text }) => text.includes('/chats/'));
/** A page of a member that is open, and where they may do something. */
async function openPage({ token, participantId = '' }: Person) {
  const socket = await connectSocket(server, token);
  await socket.subscribe(`/topic/participant/${participantId}`);
  const isAway = async () => (await awayAmong(server.app.db.orm, [participantId], server.now())).size > 0;
  return {
    async act() {
      socket.send('SEND', { destination: `/app/participant/${participantId}/active` }, '{}');
      // It is written with the next tick.
      await expect.poll(isAway).toBe(false);
    },
    close: () => socket.close(),
  };
}

type Pair = Awaited<ReturnType<typeof pair>>;
/** What makes an email about a message needless. */
const ends: [string, (of: Pair, number: number) => Promise<unknown>][] = [
  [
    'of a member who has left',
    ({ bob }) => server.post('/api/participant/leave', { participantId: bob.participantId }, as(bob)),
  ],
  [
    'of a member who has paused everything',
    ({ bob }) => {
      const pausedUntil = new Date(server.now().getTime() + 86_400_000).toISOString();
      return server.post('/api/notifications/times', { ...anyTime, pausedUntil }, as(bob));
    },
  ],
  ['read', ({ bob, id }, number) => calls.post(bob, `/${id}/read`, { number })],
  ['deleted', ({ ada, id }, number) => calls.post(ada, `/${id}/messages/${number}/delete`)],
  ['of a muted chat', ({ bob, id }) => calls.post(bob, `/${id}/settings`, { muted: true })],
  [
    'of somebody blocked',
    ({ ada, bob }) => server.post(`/api/blocks/${ada.participantId}`, undefined, as(bob)),
  ],
  [
    'of somebody who blocked the reader',
    ({ ada, bob }) => server.post(`/api/blocks/${bob.participantId}`, undefined, as(ada)),
  ],
  [
    'switched off',
    ({ bob }) =>
      server.post(
        '/api/notifications/choose',
        { channel: 'EMAIL', kind: 'chatMessages', isOn: false },
        as(bob),
      ),
  ],
];

describe('messages that nobody has read', () => {
  it('NOT-05 CHA-05 who has closed the laptop gets one email about them after two minutes', async () => {
    const { ada, bob, id } = await pair();
    await calls.sent(ada, id, 'Do you have time on *Friday*?');
    await pass(minute);
    await calls.sent(ada, id, 'I could show you the workshop.');
    expect(await emailsTo(bob)).toEqual([]);
    await pass(minute + 31);
    const [email, ...more] = await emailsTo(bob);
    expect(more).toEqual([]);
    expect(email?.subject).toContain('Ada Tester');
    for (const text of [
      'Do you have time on Friday?',
      'I could show you the workshop.',
      `/chats/${id}?answer=1`,
    ])
      expect(email?.text ?? '').toContain(text);
    expect(await emailsTo(ada)).toEqual([]);
    await pass(10 * minute);
    expect(await emailsTo(bob)).toHaveLength(1);
  });

  it('NOT-05 who sits before an idle page gets it, too', async () => {
    const { ada, bob, id } = await pair();
    const page = await openPage(bob);
    await page.act();
    server.later(2 * minute);
    await calls.sent(ada, id, 'Hello');
    await pass(2 * minute);
    expect(await emailsTo(bob)).toHaveLength(1);
    page.close();
  });

  it('NOT-05 who does something on a page gets it only once they are away', async () => {
    const { ada, bob, id } = await pair();
    const page = await openPage(bob);
    await calls.sent(ada, id, 'Hello');
    server.later(100);
    await page.act();
    await pass(31);
    expect(await emailsTo(bob)).toEqual([]);
    await pass(2 * minute);
    expect(await emailsTo(bob)).toHaveLength(1);
    page.close();
  });

  it('NOT-05 later ones wait for 15 minutes after an email, and come as one', async () => {
    const { ada, bob, id } = await pair();
    await calls.sent(ada, id, 'First');
    await pass(3 * minute);
    for (const text of ['Second', 'Third']) {
      await calls.sent(ada, id, text);
      await pass(3 * minute);
    }
    expect(await emailsTo(bob)).toHaveLength(1);
    await pass(12 * minute);
    const emails = await emailsTo(bob);
    expect(emails).toHaveLength(2);
    const later = emails.find(({ text }) => text.includes('Third'));
    expect(later?.text).toContain('Second');
  });

  it.each(ends)('NOT-05 what is %s within the two minutes is not sent', async (_what, end) => {
    const people = await pair();
    const { ada, bob, id } = people;
    await calls.sent(ada, id, 'Hello');
    expect(await end(people, 1)).toMatchObject({ status: 200 });
    await pass(5 * minute);
    expect(await emailsTo(bob)).toEqual([]);
  });

  it.each(ends)('NOT-05 what is %s while its email waits is not sent', async (_what, end) => {
    const people = await pair();
    const { ada, bob, id } = people;
    await calls.sent(ada, id, 'First');
    await pass(3 * minute);
    expect(await emailsTo(bob)).toHaveLength(1);
    expect(await calls.post(bob, `/${id}/read`, { number: 1 })).toMatchObject({ status: 200 });
    await calls.sent(ada, id, 'Second');
    await pass(3 * minute);
    expect(await end(people, 2)).toMatchObject({ status: 200 });
    await pass(15 * minute);
    expect(await emailsTo(bob)).toHaveLength(1);
  });

  it('NOT-05 who comes back while an email waits sees the number on every page, and gets none', async () => {
    const { ada, bob, id } = await pair();
    await calls.sent(ada, id, 'First');
    await pass(3 * minute);
    await calls.sent(ada, id, 'Second');
    await pass(3 * minute);
    const page = await openPage(bob);
    // Just before its 15 minutes are over: from then on it may go out at any moment.
    server.later(11 * minute);
    await page.act();
    await pass(90);
    expect(await emailsTo(bob)).toHaveLength(1);
    page.close();
  });

  it('NOT-01 messages are in chats and not behind the bell', async () => {
    const { ada, bob, id } = await pair();
    await calls.sent(ada, id, 'Hello');
    await pass(3 * minute);
    expect(await emailsTo(bob)).toHaveLength(1);
    const { body } = await server.get('/api/notifications', as(bob));
    expect((body as Notifications).notifications).toEqual([]);
  });
});
