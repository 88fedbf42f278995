import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { blocks, chatMembers, participants } from '../../db/schema';
import { isShown } from '../../people/membershipState';
import type { Given } from '../../people/viewing';

/** A person of a chat who is a member of the community. Those who are not, have left it or are hidden are missing. */
export interface PersonIn {
  chatId: string;
  id: string;
  firstName: string;
  lastName: string;
  slug: string;
  avatarUrl: string | null;
  readReceipts: boolean;
  fromNumber: number;
  readNumber: number;
  deliveredNumber: number;
  joinedAt: Date;
  /** When they left the chat. */
  leftAt: Date | null;
}

const columns = {
  chatId: chatMembers.chatId,
  id: participants.id,
  firstName: participants.firstName,
  lastName: participants.lastName,
  slug: participants.slug,
  avatarUrl: participants.avatarUrl,
  readReceipts: participants.readReceipts,
  fromNumber: chatMembers.fromNumber,
  readNumber: chatMembers.readNumber,
  deliveredNumber: chatMembers.deliveredNumber,
  joinedAt: chatMembers.joinedAt,
  leftAt: chatMembers.leftAt,
};

/** The people of chats, also those who left a chat, in the order in which they came, as a query. */
export const selectPeople = (orm: Orm, which: SQL) =>
  orm
    .select(columns)
    .from(chatMembers)
    .innerJoin(participants, eq(participants.id, chatMembers.personId))
    .where(and(which, isShown))
    .orderBy(asc(chatMembers.joinedAt), asc(participants.id));

export const readPeople = (orm: Orm, chatIds: readonly string[]): Promise<PersonIn[]> =>
  chatIds.length === 0
    ? Promise.resolve([])
    : selectPeople(orm, inArray(chatMembers.chatId, [...chatIds])).execute();

/** Whether two people have a block between them. */
export type Apart = (one: string, other: string) => boolean;

/** Reads the blocks of these people among each other. */
export async function readApart(orm: Orm, ids: readonly string[]): Promise<Apart> {
  const rows = await orm
    .select({ one: blocks.participantId, other: blocks.subjectId })
    .from(blocks)
    .where(and(inArray(blocks.participantId, [...ids]), inArray(blocks.subjectId, [...ids])));
  const pairs = new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  return (one, other) => pairs.has(`${one} ${other}`);
}

/** The blocks between a person and others, as a query. */
export const selectApartFrom = (orm: Orm, personId: Given) =>
  orm
    .select({ one: blocks.participantId, other: blocks.subjectId })
    .from(blocks)
    .where(or(sql`${blocks.participantId} = ${personId}`, sql`${blocks.subjectId} = ${personId}`));

type Blocks = Awaited<ReturnType<typeof selectApartFrom>>;

/** The people who have a block with a person. */
export const apartIn = (rows: Blocks, personId: string): ReadonlySet<string> =>
  new Set(rows.map(({ one, other }) => (one === personId ? other : one)));

export const readApartFrom = async (orm: Orm, personId: string): Promise<ReadonlySet<string>> =>
  apartIn(await selectApartFrom(orm, personId), personId);
