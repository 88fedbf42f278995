import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import { chatMembers, chats, relations } from '../../db/schema';
import type { DomainEvent } from '../../domainEvents/catalogue';
import type { EventContext } from '../../domainEvents/subscriptions';
import { isPair } from '../../people/pair';
import { accessChanged, announceMessage, announceOwn } from './live';
import { chatOfTwo } from './making';
import { addMessage, lockChat, type StoredChat } from './sequence';

/** Adds a message that something else than a call has caused. */
async function add(
  app: FastifyInstance,
  tx: Transaction,
  chat: StoredChat,
  message: Omit<Parameters<typeof addMessage>[2], 'messageId'>,
): Promise<StoredChat> {
  const after = await addMessage(tx.orm, chat, { ...message, messageId: randomUUID() });
  await announceMessage(app, tx, after, after.number);
  return after;
}

/** Opens the chat of two who are connected now, with what they wrote to introduce themselves. */
export async function openByConnection(
  { app, tx }: EventContext,
  { communityId, subject, data: { otherId }, time }: DomainEvent<'connected'>,
): Promise<void> {
  if (!app.communities.byId(communityId)?.community.chat) return;
  const { orm } = tx;
  const introductions = await orm
    .select({
      authorId: relations.participantId,
      text: relations.introMessage,
      textLang: relations.introMessageLang,
    })
    .from(relations)
    .where(
      and(
        eq(relations.relationType, 'LIKE'),
        or(
          and(eq(relations.participantId, otherId), eq(relations.subjectId, subject)),
          and(eq(relations.participantId, subject), eq(relations.subjectId, otherId)),
        ),
      ),
    )
    .orderBy(asc(relations.createdAt));
  const { chat } = await chatOfTwo(orm, communityId, [otherId, subject], time);
  let latest = chat;
  for (const { text, ...written } of introductions) {
    if (text) {
      latest = await add(app, tx, latest, { kind: 'INTRODUCTION', text, ...written, createdAt: time });
    }
  }
  for (const personId of [subject, otherId]) announceOwn(app, tx, personId, latest);
}

/** Shows a meeting in the chat of the two who agreed on it, if they have one. */
export async function showMeeting(
  { app, tx }: EventContext,
  { subject, data, time }: DomainEvent<'meetingAgreed'>,
): Promise<void> {
  const [found] = await tx.orm
    .select({ id: chats.id })
    .from(chats)
    .where(isPair(chats, subject, data.otherId));
  const chat = found && (await lockChat(tx.orm, found.id));
  if (!chat) return;
  const inside = and(eq(chatMembers.chatId, chat.id), isNull(chatMembers.leftAt));
  if ((await tx.orm.$count(chatMembers, inside)) < 2) return;
  await add(app, tx, chat, {
    kind: 'MEETING',
    authorId: subject,
    meetingId: data.meetingId,
    startsAt: new Date(data.startsAt),
    minutes: data.minutes,
    createdAt: time,
  });
}

/** Closes the chat of two with a block: for both it is like one that does not exist. */
export async function closeByBlock(
  { app, tx }: EventContext,
  { subject, data: { otherId }, time }: DomainEvent<'pairBlocked'>,
): Promise<void> {
  const [found] = await tx.orm
    .select({ id: chats.id })
    .from(chats)
    .where(isPair(chats, subject, otherId));
  const chat = found && (await lockChat(tx.orm, found.id));
  if (!chat) return;
  await tx.orm
    .update(chatMembers)
    .set({ leftAt: time })
    .where(
      and(
        eq(chatMembers.chatId, chat.id),
        inArray(chatMembers.personId, [subject, otherId]),
        isNull(chatMembers.leftAt),
      ),
    );
  await accessChanged(app, tx, chat.id);
  for (const personId of [subject, otherId]) announceOwn(app, tx, personId, chat);
}
