import { and, asc, desc, eq, gt, gte, isNull, lt, lte } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { chatMessages, chats, participants } from '../../db/schema';
import { nameColumns } from '../../people/nameColumns';
import { nameOf } from '../../people/nameOf';
import type { ReportSubject } from '../../reportSubject';
import { readApartFrom } from './chatPeople';
import { selectChats } from './chatStates';

/** How many messages before and after the reported one managers read. */
const around = 5;
/** How much of each of them they read, in UTF-16 units. */
const mostOfEach = 500;

type Said = Pick<typeof chatMessages.$inferSelect, 'number' | 'authorId' | 'text'>;

const columns = { number: chatMessages.number, authorId: chatMessages.authorId, text: chatMessages.text };

/** The messages around one, as somebody sees them who is in the chat from `fromNumber` on. */
async function readAround(orm: Orm, chatId: string, number: number, fromNumber: number): Promise<Said[]> {
  const near = (side: 'before' | 'after') =>
    orm
      .select(columns)
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.chatId, chatId),
          gte(chatMessages.number, fromNumber),
          isNull(chatMessages.deletedAt),
          side === 'before' ? lt(chatMessages.number, number) : gt(chatMessages.number, number),
          side === 'before'
            ? gte(chatMessages.number, number - around)
            : lte(chatMessages.number, number + around),
        ),
      )
      .orderBy(side === 'before' ? desc(chatMessages.number) : asc(chatMessages.number));
  return [...(await near('before')).toReversed(), ...(await near('after'))];
}

/** The others by letters, in the order in which they speak: a report names nobody but its subject. */
function letters(said: readonly Said[], owner: string): (authorId: string | null) => string {
  const others = [...new Set(said.map(({ authorId }) => authorId))].filter((id) => id !== owner);
  return (authorId) => String.fromCharCode(65 + others.indexOf(authorId));
}

/**
 * A message of a chat of the reporter: the chat’s id, a dot, and its number. Managers see a copy of it with a few
 * messages around it, and nothing else of the chat.
 */
export const reportSubject: ReportSubject = {
  async find({ app, config, by, id }) {
    const viewerId = by.membership?.participantId;
    const [, chatId, digits] = /^(.+)\.([1-9]\d{0,8})$/.exec(id) ?? [];
    if (!viewerId || !chatId) return undefined;
    const { orm } = app.db;
    const number = Number(digits);
    const [row] = await selectChats(orm, { communityId: config.id, viewerId }, eq(chats.id, chatId));
    if (!row || number < row.fromNumber) return undefined;
    const [message] = await orm
      .select({ ...columns, ownerId: participants.id, ...nameColumns })
      .from(chatMessages)
      .innerJoin(participants, eq(participants.id, chatMessages.authorId))
      .where(
        and(eq(chatMessages.chatId, chatId), eq(chatMessages.number, number), isNull(chatMessages.deletedAt)),
      );
    const apart = await readApartFrom(orm, viewerId);
    if (!message || apart.has(message.ownerId)) return undefined;
    const name = nameOf(message);
    const near = (await readAround(orm, chatId, number, row.fromNumber)).filter(
      ({ authorId, text }) => text && !apart.has(authorId ?? ''),
    );
    const letterOf = letters(near, message.ownerId);
    const lineOf = ({ authorId, text }: Said) =>
      `${authorId === message.ownerId ? name : letterOf(authorId)}: ${text.slice(0, mostOfEach)}`;
    const withIt = [
      ...near.filter((each) => each.number < number),
      message,
      ...near.filter((each) => each.number > number),
    ];
    return {
      reporterId: viewerId,
      owners: [message.ownerId],
      seen: {
        name,
        message: message.text,
        conversation: near.length > 0 ? withIt.map(lineOf).join('\n\n') : null,
      },
    };
  },
  fields: ['name', 'message', 'conversation'],
};
