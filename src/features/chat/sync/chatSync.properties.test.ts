import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Chat, ChatChanges, ChatEvent, Message } from '../../../generated/api/chat';
import { latestMessages, shownFrom, shownMessages, unreadIn } from './chatLog';
import { createChatSync, type ChatSyncOptions } from './chatSync';
import type { PendingMessage } from './outbox';
import { messageOf, stateOf } from './sampleChat';

const pageSize = 5;

/** A chat as the server keeps it, with its two counters. */
function createServer() {
  const messages: Message[] = [];
  let change = 0;
  const read = new Map<string, number>();

  const stateFor = (me: string) => {
    const readNumber = read.get(me) ?? 0;
    const unread = messages.filter(({ number, authorId }) => number > readNumber && authorId !== me).length;
    return stateOf({ number: messages.length, change, readNumber, unread });
  };
  type Which = Parameters<ChatSyncOptions['read']>[0];
  const page = (me: string, { before, after, around }: Which = {}): Chat => {
    const chat = stateFor(me);
    if (after !== undefined)
      return { chat, messages: messages.slice(after, after + pageSize), hasMore: after > 0 };
    const end = around === undefined ? (before ?? Infinity) : around + 2;
    const earlier = messages.filter(({ number }) => number < end);
    return { chat, messages: earlier.slice(-pageSize), hasMore: earlier.length > pageSize };
  };

  return {
    messages,
    page,
    changes: (me: string, after: number): ChatChanges => {
      const changed = messages
        .filter((message) => message.change > after)
        .toSorted((one, other) => one.change - other.change);
      return { chat: stateFor(me), messages: changed.slice(0, pageSize), hasMore: changed.length > pageSize };
    },
    write(authorId: string, messageId: string, text: string): Message {
      const known = messages.find(
        (message) => message.authorId === authorId && message.messageId === messageId,
      );
      if (known) return known;
      const message = messageOf(messages.length + 1, { change: ++change, authorId, messageId, text });
      messages.push(message);
      return message;
    },
    edit(place: number, text: string): Message | undefined {
      const at = messages.length ? place % messages.length : -1;
      const message = messages[at];
      if (!message) return undefined;
      return (messages[at] = { ...message, change: ++change, text });
    },
    read: (me: string, number: number) => read.set(me, Math.max(read.get(me) ?? 0, number)),
  };
}

type Server = ReturnType<typeof createServer>;

/** A device whose line loses what `isLost` says, before or after the server has heard it. */
function createDevice(server: Server, me: string, isLost: () => 'before' | 'after' | undefined) {
  const inbox: ChatEvent[] = [];
  let kept: readonly PendingMessage[] = [];
  const onLine = async <Answer>(ask: () => Answer): Promise<Answer> => {
    const lost = isLost();
    await Promise.resolve();
    if (lost === 'before') throw new Error('lost');
    const answer = ask();
    await Promise.resolve();
    if (lost) throw new Error('lost');
    return answer;
  };
  const start = () =>
    createChatSync({
      chat: server.page(me),
      me,
      changes: (after) => onLine(() => server.changes(me, after)),
      read: (which) => onLine(() => server.page(me, which)),
      send: ({ messageId, text }) => onLine(() => server.write(me, messageId, text)),
      failureOf: () => ({ isTemporary: true, reason: '' }),
      keep: (outbox) => {
        kept = outbox;
      },
      kept,
    });
  return {
    me,
    inbox,
    sync: start(),
    restart() {
      this.sync = start();
    },
  };
}

type Device = ReturnType<typeof createDevice>;

const settle = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

const step = fc.oneof(
  fc.record({ type: fc.constant('write' as const), text: fc.string({ maxLength: 3 }) }),
  fc.record({ type: fc.constant('edit' as const), place: fc.nat(20) }),
  fc.record({ type: fc.constant('send' as const), device: fc.nat(2) }),
  fc.record({
    type: fc.constant('deliver' as const),
    device: fc.nat(2),
    from: fc.nat(20),
    again: fc.boolean(),
  }),
  fc.record({ type: fc.constant('drop' as const), device: fc.nat(2), from: fc.nat(20) }),
  fc.record({ type: fc.constant('older' as const), device: fc.nat(2) }),
  fc.record({ type: fc.constant('newer' as const), device: fc.nat(2) }),
  fc.record({ type: fc.constant('latest' as const), device: fc.nat(2) }),
  fc.record({ type: fc.constant('reload' as const), device: fc.nat(2) }),
  fc.record({ type: fc.constant('goTo' as const), device: fc.nat(2), number: fc.nat(20) }),
  fc.record({ type: fc.constant('read' as const), device: fc.nat(2), number: fc.nat(20) }),
  fc.record({ type: fc.constant('flush' as const), device: fc.nat(2) }),
  fc.record({ type: fc.constant('restart' as const), device: fc.nat(2) }),
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What each device has sent, in its order. */
type Sent = Map<Device, string[]>;

function perform(one: Step, server: Server, devices: readonly Device[], sent: Sent): void {
  const publish = (message: Message | undefined) => {
    if (!message) return;
    const event: ChatEvent = { type: 'message', change: message.change, message };
    for (const { inbox } of devices) inbox.push(event);
  };
  if (one.type === 'write') return publish(server.write('vera', `v${server.messages.length}`, one.text));
  if (one.type === 'edit') return publish(server.edit(one.place, `edited ${one.place}`));
  const device = devices[one.device]!;
  const quiet = (done: Promise<unknown>) => void done.catch(() => undefined);
  if (one.type === 'send') {
    const own = sent.get(device)!;
    const messageId = `${one.device}-${own.length}`;
    own.push(messageId);
    quiet(device.sync.send({ messageId, text: 'Hi', replyTo: null, images: [], createdAt: '' }));
  } else if (one.type === 'older') quiet(device.sync.loadOlder());
  else if (one.type === 'newer') quiet(device.sync.loadNewer());
  else if (one.type === 'latest') device.sync.toLatest();
  else if (one.type === 'reload') quiet(device.sync.reload());
  else if (one.type === 'goTo') {
    const number = Math.min(one.number, server.messages.length);
    if (number > 0) quiet(device.sync.goTo(number));
  } else if (one.type === 'flush') quiet(device.sync.flush());
  else if (one.type === 'restart') device.restart();
  else if (one.type === 'read') {
    const number = Math.min(one.number, server.messages.length);
    server.read(device.me, number);
    for (const { inbox } of devices)
      inbox.push({ type: 'state', participantId: device.me, readNumber: number });
  } else {
    const at = one.from % Math.max(1, device.inbox.length);
    const event = device.inbox[at];
    if (!event) return;
    if (one.type === 'drop' || !one.again) device.inbox.splice(at, 1);
    if (one.type === 'deliver') device.sync.receive(event);
  }
}

const losses = fc.infiniteStream(fc.constantFrom(undefined, undefined, 'before' as const, 'after' as const));

it('CHA-01 whatever is lost, doubled or overtaken, every device ends with the server’s messages, each sent one once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), losses, async (steps, stream) => {
      const server = createServer();
      let isGood = false;
      const isLost = () => (isGood ? undefined : stream.next().value);
      // Three devices of the member.
      const devices = [0, 1, 2].map(() => createDevice(server, 'p', isLost));
      const sent: Sent = new Map(devices.map((device) => [device, []]));
      for (const one of steps) {
        perform(one, server, devices, sent);
        await settle();
        for (const { sync } of devices) {
          const shown = shownMessages(sync.snapshot().log);
          const { log } = sync.snapshot();
          const { from } = shownFrom(log);
          // Never a gap, not even for a moment.
          expect(shown.map(({ number }) => number)).toEqual(shown.map((_, place) => from + place));
          const latest = latestMessages(log).map(({ number }) => number);
          expect(latest).toEqual(latest.map((_, place) => log.from + place));
          expect(unreadIn(sync.snapshot().log, 'p')).toBeGreaterThanOrEqual(0);
        }
      }
      isGood = true;
      for (const { sync } of devices) {
        sync.toLatest();
        await settle();
        await sync.flush();
      }
      for (const { sync } of devices) await sync.catchUp();
      for (const { sync } of devices) {
        const { log, outbox } = sync.snapshot();
        expect(outbox).toEqual([]);
        expect(shownMessages(log)).toEqual(server.messages.slice(log.from - 1));
        expect(unreadIn(log, 'p')).toBe(server.page('p').chat.unread);
      }
      for (const [device, own] of sent) {
        const place = devices.indexOf(device);
        const arrived = server.messages.filter(({ messageId }) => messageId.startsWith(`${place}-`));
        expect(arrived.map(({ messageId }) => messageId)).toEqual(own);
      }
    }),
    { numRuns: 300 },
  );
});
