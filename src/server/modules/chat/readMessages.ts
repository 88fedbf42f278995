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
type IsOfOne = (of: OfMessage) => SQL | undefined;

const isAmong =
  (rows: readonly Row[]): IsOfOne =>
  ({ chatId, number }) =>
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

/** What belongs to messages, as queries: the people they are about, reactions, and images. */
export const partsOf = {
  people: (orm: Orm, isOfOne: IsOfOne) =>
    orm
      .select()
      .from(chatMessagePeople)
      .where(isOfOne(chatMessagePeople))
      .orderBy(asc(chatMessagePeople.personId)),
  reactions: (orm: Orm, isOfOne: IsOfOne) =>
    orm
      .select()
      .from(chatReactions)
      .where(isOfOne(chatReactions))
      .orderBy(asc(chatReactions.createdAt), asc(chatReactions.personId), asc(chatReactions.emoji)),
  images: (orm: Orm, isOfOne: IsOfOne) =>
    orm
      .select()
      .from(chatImages)
      .where(and(isOfOne(chatImages), isNotNull(chatImages.imageUrl)))
      .orderBy(asc(chatImages.position)),
};

type Parts = { [Part in keyof typeof partsOf]: Awaited<ReturnType<(typeof partsOf)[Part]>> };

/** Messages with what belongs to them. */
export function assembled(rows: readonly Row[], parts: Parts): StoredMessage[] {
  const [people, reactions, images] = [
    byMessage(parts.people),
    byMessage(parts.reactions),
    byMessage(parts.images),
  ];
  return rows.map((row) => ({
    ...row,
    personIds: people(row).map(({ personId }) => personId),
    reactions: reactions(row),
    images: images(row).map(({ imageUrl, width, height }) => ({ url: imageUrl ?? '', width, height })),
  }));
}

/** Adds what belongs to messages. */
export async function withParts(orm: Orm, rows: readonly Row[]): Promise<StoredMessage[]> {
  if (rows.length === 0) return [];
  const isOfOne = isAmong(rows);
  const people = await partsOf.people(orm, isOfOne);
  const reactions = await partsOf.reactions(orm, isOfOne);
  return assembled(rows, { people, reactions, images: await partsOf.images(orm, isOfOne) });
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
