import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { chatImages, chatMessages, chats, participants } from '../../db/schema';
import { nameColumns } from '../../people/nameColumns';
import { nameOf } from '../../people/nameOf';
import type { CopiedMessage, ReportSubject } from '../../reportSubject';
import { readApartFrom } from './chatPeople';
import { selectChats } from './chatStates';
import { grouped } from './grouped';

/** How many messages before and after the reported one managers read. */
const around = 5;
/** How much of each of them they read, in UTF-16 units. */
const mostOfEach = 500;

type Said = Pick<typeof chatMessages.$inferSelect, 'number' | 'authorId' | 'text' | 'createdAt'>;

const columns = {
  number: chatMessages.number,
  authorId: chatMessages.authorId,
  text: chatMessages.text,
  createdAt: chatMessages.createdAt,
};

const isSaid = and(isNull(chatMessages.deletedAt), sql`${chatMessages.kind} in ('TEXT', 'INTRODUCTION')`);

/** The messages around one, of those that `isSeen` holds for. */
async function readAround(orm: Orm, number: number, isSeen: SQL | undefined): Promise<[Said[], Said[]]> {
  const near = (side: SQL, order: SQL) =>
    orm
      .select(columns)
      .from(chatMessages)
      .where(and(isSeen, isSaid, side))
      .orderBy(order)
      .limit(around);
  const before = await near(lt(chatMessages.number, number), desc(chatMessages.number));
  return [before.toReversed(), await near(gt(chatMessages.number, number), asc(chatMessages.number))];
}

/** The images of messages, by number. */
async function readImages(orm: Orm, chatId: string, said: readonly Said[]) {
  const numbers = said.map(({ number }) => number);
  const rows = await orm
    .select()
    .from(chatImages)
    .where(and(eq(chatImages.chatId, chatId), inArray(chatImages.number, numbers)))
    .orderBy(asc(chatImages.position));
  return grouped(rows, ({ number }) => number);
}

/** The others by letters, in the order in which they speak: a report names nobody but its subject. */
function letters(said: readonly Said[], owner: string): (authorId: string | null) => string | null {
  const others = [...new Set(said.map(({ authorId }) => authorId))].filter((id) => id !== owner);
  return (authorId) => (authorId === owner ? null : String.fromCharCode(65 + others.indexOf(authorId)));
}

/**
 * A message of a chat of the reporter: the chat’s id, a dot, and its number. Managers see a copy of it with a few
 * messages around it and their images, and nothing else of the chat.
 */
export const reportSubject: ReportSubject = {
  async find({ app, config, by, id }) {
    const viewerId = by.membership?.participantId;
    const [, chatId, digits] = /^(.+)\.([1-9]\d{0,8})$/.exec(id) ?? [];
    if (!viewerId || !chatId) return undefined;
    const { orm } = app.db;
    const number = Number(digits);
    const [row] = await selectChats(orm, { communityId: config.id, viewerId }, eq(chats.id, chatId));
    if (!row) return undefined;
    const apart = [...(await readApartFrom(orm, viewerId)), ''];
    const isSeen = and(
      eq(chatMessages.chatId, chatId),
      gte(chatMessages.number, row.fromNumber),
      or(isNull(chatMessages.authorId), notInArray(chatMessages.authorId, apart)),
    );
    const [reported] = await orm
      .select({ ...columns, ownerId: participants.id, ...nameColumns })
      .from(chatMessages)
      .innerJoin(participants, eq(participants.id, chatMessages.authorId))
      .where(and(isSeen, isSaid, eq(chatMessages.number, number)));
    if (!reported) return undefined;
    const { ownerId } = reported;
    const [before, after] = await readAround(orm, number, isSeen);
    const said: Said[] = [...before, reported, ...after];
    const images = await readImages(orm, chatId, said);
    const letterOf = letters(said, ownerId);
    const copyOf = (each: Said): CopiedMessage => ({
      author: letterOf(each.authorId),
      text: each === reported ? each.text : each.text.slice(0, mostOfEach),
      isReported: each === reported,
      createdAt: each.createdAt.toISOString(),
      images: (images.get(each.number) ?? []).flatMap(({ imageUrl, userId, width, height }) =>
        imageUrl ? [{ imageUrl, userId, width, height }] : [],
      ),
    });
    return {
      reporterId: viewerId,
      owners: [ownerId],
      seen: { name: nameOf(reported) },
      messages: said.map(copyOf),
    };
  },
  fields: ['name'],
};
