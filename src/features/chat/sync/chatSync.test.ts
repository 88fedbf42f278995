import { describe, expect, it, vi } from 'vitest';
import { createChatSync, type ChatSyncOptions } from './chatSync';
import { shownMessages, unreadIn } from './chatLog';
import { chatOf, me, messageOf } from './sampleChat';

const never = () => Promise.reject(new Error('not asked here'));

const syncWith = (options: Partial<ChatSyncOptions> = {}) =>
  createChatSync({
    chat: chatOf([messageOf(1), messageOf(2)]),
    me,
    changes: never,
    read: never,
    send: never,
    failureOf: () => ({ isTemporary: true, reason: 'Away' }),
    keep: () => undefined,
    kept: [],
    ...options,
  });

const written = (messageId: string) => ({
  messageId,
  text: messageId,
  replyTo: null,
  images: [],
  createdAt: '',
});
const texts = (sync: ReturnType<typeof syncWith>) =>
  shownMessages(sync.snapshot().log).map(({ text }) => text);

describe('CHA-01 one chat', () => {
  it('applies what follows, and ignores what it has', () => {
    const sync = syncWith();
    sync.receive({ type: 'message', change: 3, message: messageOf(3) });
    sync.receive({ type: 'message', change: 3, message: messageOf(3) });
    sync.receive({ type: 'message', change: 2, message: messageOf(2, { text: 'older' }) });
    expect(texts(sync)).toEqual(['Message 1', 'Message 2', 'Message 3']);
  });

  it('asks for what is missing, page by page', async () => {
    const changes = vi
      .fn<ChatSyncOptions['changes']>()
      .mockResolvedValueOnce({ ...chatOf([messageOf(3)], { number: 5, change: 5 }), hasMore: true })
      .mockResolvedValueOnce(chatOf([messageOf(4), messageOf(5)]));
    const sync = syncWith({ changes });
    sync.receive({ type: 'message', change: 5, message: messageOf(5) });
    expect(texts(sync)).toHaveLength(2);
    await sync.catchUp();
    expect(texts(sync)).toHaveLength(5);
    expect(changes.mock.calls).toEqual([[2], [3]]);
  });

  it('keeps an edit of an older message that overtook the message itself', async () => {
    const edited = messageOf(1, { change: 6, text: 'edited' });
    const sync = syncWith({
      chat: chatOf([messageOf(4), messageOf(5)], {}, true),
      read: () => Promise.resolve(chatOf([messageOf(1), messageOf(2), messageOf(3)])),
    });
    sync.receive({ type: 'message', change: 6, message: edited });
    expect(texts(sync)).toEqual(['Message 4', 'Message 5']);
    await sync.loadOlder();
    expect(texts(sync)[0]).toBe('edited');
  });

  it('shows the messages around one that is not loaded, and the end again, or once both meet', async () => {
    const all = Array.from({ length: 60 }, (_, place) => messageOf(place + 1));
    const read = vi.fn<ChatSyncOptions['read']>(({ before, after, around }) => {
      const to = around === undefined ? (after === undefined ? (before ?? 61) - 1 : after + 10) : around + 4;
      return Promise.resolve(chatOf(all.slice(Math.max(0, to - 10), to), {}, to > 10));
    });
    const sync = syncWith({ chat: chatOf(all.slice(50), {}, true), read });
    const numbers = () => shownMessages(sync.snapshot().log).map(({ number }) => number);
    await sync.goTo(20);
    expect([numbers()[0], numbers().at(-1)]).toEqual([15, 24]);
    sync.receive({ type: 'message', change: 61, message: messageOf(20, { change: 61, text: 'edited' }) });
    expect(texts(sync)[5]).toBe('edited');
    await sync.loadOlder();
    expect(numbers()[0]).toBe(5);
    sync.toLatest();
    expect(numbers()[0]).toBe(51);
    await sync.goTo(55);
    expect(read).toHaveBeenCalledTimes(2);
    await sync.goTo(20);
    for (let page = 0; page < 3; page += 1) await sync.loadNewer();
    expect([numbers()[0], numbers().length]).toEqual([15, 46]);
    expect(sync.snapshot().log.place).toBeUndefined();
  });

  it('asks for the name and the people when the group says that they have changed', async () => {
    const sync = syncWith({ changes: () => Promise.resolve(chatOf([messageOf(3)], { name: 'Kiln' })) });
    sync.receive({ type: 'message', change: 3, message: messageOf(3, { kind: 'RENAMED', text: 'Kiln' }) });
    await vi.waitFor(() => expect(sync.snapshot().log.chat.name).toBe('Kiln'));
  });

  it('takes the chat as it is presented now, and nothing that it had heard gets lost', async () => {
    const hidden = [messageOf(1, { text: '' }), messageOf(2)];
    const sync = syncWith({
      read: () => Promise.resolve(chatOf(hidden)),
      changes: () => Promise.resolve(chatOf([messageOf(3)])),
    });
    sync.receive({ type: 'message', change: 3, message: messageOf(3) });
    await sync.reload();
    await vi.waitFor(() => expect(texts(sync)).toEqual(['', 'Message 2', 'Message 3']));
  });

  it('counts as unread what others have written after what was read, on whichever device', () => {
    const sync = syncWith({ chat: chatOf([messageOf(1), messageOf(2)], { readNumber: 0 }) });
    const unread = () => unreadIn(sync.snapshot().log, me);
    expect(unread()).toBe(2);
    sync.receive({ type: 'message', change: 3, message: messageOf(3, { authorId: me }) });
    expect(unread()).toBe(2);
    sync.receive({ type: 'state', participantId: me, readNumber: 1 });
    expect(unread()).toBe(1);
    sync.read(3);
    sync.receive({ type: 'state', participantId: me, readNumber: 2 });
    expect(unread()).toBe(0);
  });

  it('shows how far others have read, and never sets that back', () => {
    const sync = syncWith();
    sync.receive({ type: 'state', participantId: 'vera', readNumber: 2, deliveredNumber: 2 });
    sync.receive({ type: 'state', participantId: 'vera', readNumber: 1 });
    expect(sync.snapshot().log.chat.people[0]).toMatchObject({ readNumber: 2, deliveredNumber: 2 });
  });
});

describe('CHA-01 sending', () => {
  it('sends one after the other, and again in the same order when the server is back', async () => {
    const keep = vi.fn();
    const send = vi
      .fn<ChatSyncOptions['send']>()
      .mockRejectedValueOnce(new Error('away'))
      .mockImplementation(({ messageId }) =>
        Promise.resolve(messageOf(messageId === 'a' ? 3 : 4, { messageId, authorId: me, text: messageId })),
      );
    const sync = syncWith({ send, keep });
    await Promise.all([sync.send(written('a')), sync.send(written('b'))]);
    expect(sync.snapshot().outbox.map(({ state }) => state)).toEqual(['unsent', 'waiting']);
    expect(keep).toHaveBeenLastCalledWith([
      expect.objectContaining({ messageId: 'a' }),
      expect.objectContaining({ messageId: 'b' }),
    ]);
    await sync.flush();
    expect(send.mock.calls.map(([{ messageId }]) => messageId)).toEqual(['a', 'a', 'b']);
    expect(sync.snapshot().outbox).toEqual([]);
    expect(texts(sync)).toEqual(['Message 1', 'Message 2', 'a', 'b']);
    expect(keep).toHaveBeenLastCalledWith([]);
  });

  it('passes over what is refused, which can be sent again or discarded', async () => {
    const send = vi.fn<ChatSyncOptions['send']>(({ messageId }) =>
      messageId === 'bad'
        ? Promise.reject(new Error('too long'))
        : Promise.resolve(messageOf(3, { messageId, authorId: me })),
    );
    const sync = syncWith({ send, failureOf: () => ({ isTemporary: false, reason: 'Too long' }) });
    await sync.send(written('bad'));
    await sync.send(written('good'));
    expect(sync.snapshot().outbox).toMatchObject([
      { messageId: 'bad', state: 'refused', reason: 'Too long' },
    ]);
    await sync.retry('bad');
    expect(send).toHaveBeenCalledTimes(3);
    sync.discard('bad');
    expect(sync.snapshot().outbox).toEqual([]);
  });

  it('an own message that waits for those before it stays visible', async () => {
    const missing = messageOf(3);
    const sync = syncWith({
      send: ({ messageId }) => Promise.resolve(messageOf(4, { messageId, authorId: me, text: 'mine' })),
      changes: vi
        .fn<ChatSyncOptions['changes']>()
        .mockRejectedValueOnce(new Error('away'))
        .mockResolvedValue(chatOf([missing, messageOf(4, { messageId: 'x', authorId: me, text: 'mine' })])),
    });
    await sync.send(written('x'));
    expect(sync.snapshot().outbox).toMatchObject([{ messageId: 'x', state: 'sent' }]);
    await sync.catchUp();
    expect(sync.snapshot().outbox).toEqual([]);
    expect(texts(sync)).toEqual(['Message 1', 'Message 2', 'Message 3', 'mine']);
  });

  it('what an earlier visit left is sent, unless it has arrived', () => {
    const left = [written('m2'), written('new')].map((each) => ({ ...each, state: 'unsent' as const }));
    const chat = chatOf([messageOf(1), messageOf(2, { authorId: me })]);
    expect(syncWith({ chat, kept: left }).snapshot().outbox).toMatchObject([{ messageId: 'new' }]);
  });
});
