import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/database';
import { chatImages, chatMessagePeople, chatMessages, chatReactions } from '../../db/schema';
import { grouped } from './grouped';

/** A message as it is stored, with what belongs to it. */
export type StoredMessage = Omit<typeof chatMessages.$inferSelect, 'search'> & {
  personIds: readonly string[];
  /** In the order in which people reacted. */
  reactions: readonly { emoji: string; personId: string }[];
  images: readonly { url: string; width: number; height: number }[];
};

export const messageColumns = {
  chatId: chatMessages.chatId,
  number: chatMessages.number,
  change: chatMessages.change,
  messageId: chatMessages.messageId,
  contentHash: chatMessages.contentHash,
  kind: chatMessages.kind,
  authorId: chatMessages.authorId,
  text: chatMessages.text,
  textLang: chatMessages.textLang,
  replyTo: chatMessages.replyTo,
  meetingId: chatMessages.meetingId,
  startsAt: chatMessages.startsAt,
  minutes: chatMessages.minutes,
  createdAt: chatMessages.createdAt,
  editedAt: chatMessages.editedAt,
  deletedAt: chatMessages.deletedAt,
};

type Row = Omit<typeof chatMessages.$inferSelect, 'search'>;

const keyOf = ({ chatId, number }: { chatId: string; number: number }) => `${chatId} ${number}`;

/** The rows by the message that they belong to. */
function byMessage<Each extends { chatId: string; number: number }>(rows: readonly Each[]) {
  const found = grouped(rows, keyOf);
  return (message: Row): readonly Each[] => found.get(keyOf(message)) ?? [];
}

interface OfMessage {
  chatId: AnyPgColumn;
  number: AnyPgColumn;
}

/** Whether a row of a table belongs to one of the messages. */
const isOfOne = (rows: readonly Row[], { chatId, number }: OfMessage): SQL | undefined =>
  or(
    ...[...grouped(rows, (row) => row.chatId)].map(([id, messages]) =>
      and(
        eq(chatId, id),
        inArray(
          number,
          messages.map((message) => message.number),
        ),
      ),
    ),
  );

/** Adds what belongs to messages: reactions, images, and the people they are about. */
export async function withParts(orm: Orm, rows: readonly Row[]): Promise<StoredMessage[]> {
  if (rows.length === 0) return [];
  const people = byMessage(
    await orm
      .select()
      .from(chatMessagePeople)
      .where(isOfOne(rows, chatMessagePeople))
      .orderBy(asc(chatMessagePeople.personId)),
  );
  const reactions = byMessage(
    await orm
      .select()
      .from(chatReactions)
      .where(isOfOne(rows, chatReactions))
      .orderBy(asc(chatReactions.createdAt), asc(chatReactions.personId), asc(chatReactions.emoji)),
  );
  const images = byMessage(
    await orm
      .select()
      .from(chatImages)
      .where(and(isOfOne(rows, chatImages), isNotNull(chatImages.imageUrl)))
      .orderBy(asc(chatImages.position)),
  );
  return rows.map((row) => ({
    ...row,
    personIds: people(row).map(({ personId }) => personId),
    reactions: reactions(row),
    images: images(row).map(({ imageUrl, width, height }) => ({ url: imageUrl ?? '', width, height })),
  }));
}

/** One message. Undefined if there is none of this number. */
export async function readMessage(
  orm: Orm,
  chatId: string,
  number: number,
): Promise<StoredMessage | undefined> {
  const rows = await orm
    .select(messageColumns)
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.number, number)));
  return (await withParts(orm, rows))[0];
}
