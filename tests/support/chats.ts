import { randomUUID } from 'node:crypto';
import { chatMembers, chats } from '../../src/server/db/schema';
import type { Orm } from '../../src/server/db/database';
import type { Chat, Message } from '../../src/generated/api/chat';
import type { Person } from './people';
import type { Answer } from './client';
import type { TestServer } from './server';

const idOf = ({ participantId = '' }: Person): string => participantId;

/** Puts a group straight into the database, without messages. */
export async function storeChat(
  orm: Orm,
  communityId: string,
  personIds: readonly string[],
  id: string = randomUUID(),
): Promise<string> {
  const at = new Date();
  await orm.insert(chats).values({ id, communityId, kind: 'GROUP', createdAt: at, latestAt: at });
  const row = { chatId: id, fromNumber: 1, readNumber: 0, deliveredNumber: 0, joinedAt: at };
  await orm.insert(chatMembers).values(personIds.map((personId) => ({ ...row, personId })));
  return id;
}

/** The calls of chats, as people make them in one community. */
export function chatCalls(server: TestServer, community: string) {
  const as = ({ token }: Person) => ({ token, community });
  const post = (by: Person, path: string, body?: object) => server.post(`/api/chats${path}`, body, as(by));
  const get = (by: Person, path: string) => server.get(`/api/chats${path}`, as(by));
  const made = <Body>({ status, body, text }: Answer): Body => {
    if (status !== 200) throw new Error(text);
    return body as Body;
  };
  const send = (by: Person, chatId: string, text: string, more: object = {}) =>
    post(by, `/${chatId}`, { messageId: randomUUID(), text, ...more });
  return {
    post,
    get,
    made,
    send,
    open: (by: Person, others: Person[], name?: string) =>
      post(by, name === undefined ? '' : `?name=${encodeURIComponent(name)}`, {
        participants: others.map(idOf),
      }),
    /** Opens a chat that must be allowed. */
    opened: async (by: Person, others: Person[], name?: string): Promise<Chat> =>
      made(
        await post(by, name === undefined ? '' : `?name=${encodeURIComponent(name)}`, {
          participants: others.map(idOf),
        }),
      ),
    /** Sends a message that must be accepted. */
    sent: async (by: Person, chatId: string, text: string, more?: object): Promise<Message> =>
      made(await send(by, chatId, text, more)),
    /** Reads a chat that must be open. */
    chat: async (by: Person, chatId: string): Promise<Chat> => made(await get(by, `/${chatId}`)),
  };
}
