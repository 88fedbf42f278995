import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notifications } from '../../src/generated/api/notification';
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
  await server.app.jobs.work();
  await server.app.deliveries.sendDue();
}
const emailsTo = ({ email }: Person) => server.emails(email);
const active = async (socket: Awaited<ReturnType<typeof connectSocket>>, who: Person) => {
  socket.send('SEND', { destination: `/app/participant/${who.participantId}/active` }, '{}');
  await socket.settled();
};

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
    for (const text of ['Do you have time on Friday?', 'I could show you the workshop.', `/chats/${id}`])
      expect(email?.text).toContain(text);
    expect(await emailsTo(ada)).toEqual([]);
    await pass(10 * minute);
    expect(await emailsTo(bob)).toHaveLength(1);
  });

  it('NOT-05 who is on an idle page gets it, and who is active there only once they are away', async () => {
    const { ada, bob, id } = await pair();
    const socket = await connectSocket(server, bob.token);
    await socket.subscribe(`/topic/participant/${bob.participantId}`);
    await active(socket, bob);
    // It is written with the next tick.
    await expect.poll(async () => (await server.app.realtime.awayAmong([bob.participantId!])).size).toBe(0);
    await calls.sent(ada, id, 'Hello');
    server.later(100);
    await active(socket, bob);
    await pass(31);
    expect(await emailsTo(bob)).toEqual([]);
    await pass(2 * minute);
    expect(await emailsTo(bob)).toHaveLength(1);
    socket.close();
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

  it.each<[string, (of: Awaited<ReturnType<typeof pair>>) => Promise<unknown>]>([
    ['read', ({ bob, id }) => calls.post(bob, `/${id}/read`, { number: 1 })],
    ['deleted', ({ ada, id }) => calls.post(ada, `/${id}/messages/1/delete`)],
    ['of a muted chat', ({ bob, id }) => calls.post(bob, `/${id}/settings`, { muted: true })],
    [
      'of somebody blocked',
      ({ ada, bob }) => server.post(`/api/blocks/${ada.participantId}`, undefined, as(bob)),
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
  ])('NOT-05 what is %s is not sent', async (_what, end) => {
    const people = await pair();
    const { ada, bob, id } = people;
    await calls.sent(ada, id, 'Hello');
    const { status, text } = (await end(people)) as { status: number; text: string };
    expect([status, text]).toEqual([200, expect.any(String)]);
    await pass(5 * minute);
    expect(await emailsTo(bob)).toEqual([]);
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
