import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ChatState, Message } from '../../../generated/api/chat';
import type { Orm } from '../../db/database';
import { chatMembers, chats, participants } from '../../db/schema';
import type { Given } from '../../people/viewing';
import { isOpenTo, unreadCount } from './access';
import { readApartFrom, readPeople, type PersonIn } from './chatPeople';
import { grouped } from './grouped';
import { onlineOf } from './live';
import { presentMessage, presentPerson } from './present';
import type { StoredMessage } from './readMessages';

/** The people that a chat in a list names. */
const facesInList = 5;

export interface Viewer {
  communityId: string;
  viewerId: string;
}

const ownColumns = {
  id: chats.id,
  kind: chats.kind,
  name: chats.name,
  imageUrl: chats.imageUrl,
  number: chats.number,
  change: chats.change,
  fromNumber: chatMembers.fromNumber,
  readNumber: chatMembers.readNumber,
  deliveredNumber: chatMembers.deliveredNumber,
  muted: chatMembers.muted,
  receipts: participants.readReceipts,
  isShown: participants.profileEnabled,
};

interface ForViewer {
  communityId: Given;
  viewerId: Given;
}

/** The rows of the chats that are open to a viewer, for a query that adds conditions and an order. */
export const selectChats = (orm: Orm, { communityId, viewerId }: ForViewer, which?: SQL) =>
  orm
    .select({ ...ownColumns, unread: unreadCount })
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .innerJoin(participants, eq(participants.id, chatMembers.personId))
    .where(and(isOpenTo(communityId, viewerId), which));

/** A chat as the viewer writes in it. What is unread is not counted, because the chat is locked until it is written. */
export async function selectToWrite(
  orm: Orm,
  { communityId, viewerId }: Viewer,
  chatId: string,
): Promise<ChatOfViewer | undefined> {
  const [row] = await orm
    .select(ownColumns)
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .innerJoin(participants, eq(participants.id, chatMembers.personId))
    .where(and(isOpenTo(communityId, viewerId), eq(chats.id, chatId)));
  return row && { ...row, unread: 0 };
}

export type ChatOfViewer = Awaited<ReturnType<typeof selectChats>>[number];

/** Chats for one viewer. */
export interface Presented {
  states: ReadonlyMap<string, ChatState>;
  message: (message: StoredMessage) => Message;
}

/** Who is in chats, as somebody sees them. */
interface Around {
  people: readonly PersonIn[];
  /** Those with a block between them and the viewer. */
  apart: ReadonlySet<string>;
}

interface Whole {
  /** With everybody who is in a chat or was. Otherwise with the first five, for a list. */
  whole?: boolean;
}

/** Presents chats for a viewer: their state, and a function for their messages. */
export async function presentChats(
  app: FastifyInstance,
  orm: Orm,
  viewer: Viewer,
  rows: readonly ChatOfViewer[],
  how?: Whole,
): Promise<Presented> {
  const people = await readPeople(
    orm,
    rows.map(({ id }) => id),
  );
  const apart = await readApartFrom(orm, viewer.viewerId);
  return presentAround(app, orm, viewer, rows, { people, apart, ...how });
}

/** The same with what is read already. */
export async function presentAround(
  app: FastifyInstance,
  orm: Orm,
  { communityId, viewerId }: Viewer,
  rows: readonly ChatOfViewer[],
  { people: all, apart, whole = false }: Around & Whole,
): Promise<Presented> {
  const others = all.filter(({ id }) => id !== viewerId && !apart.has(id));
  const online = await onlineOf(app, orm, communityId, [...new Set(others.map(({ id }) => id))]);
  const peopleOf = grouped(others, ({ chatId }) => chatId);
  const there = new Set(all.map(({ chatId, id }) => `${chatId} ${id}`));
  const fromNumbers = new Map(rows.map(({ id, fromNumber }) => [id, fromNumber]));

  const stateOf = (row: ChatOfViewer): ChatState => {
    const { id, kind, name, imageUrl, number, change, readNumber, unread, muted, receipts } = row;
    const people = peopleOf.get(id) ?? [];
    const present = people.filter(({ leftAt }) => !leftAt);
    // A direct chat names the other one, also when they are not in it.
    const shown = whole || kind === 'DIRECT' ? people : present.slice(0, facesInList);
    return {
      id,
      kind,
      name,
      imageUrl,
      people: shown.map((person) => presentPerson(person, { receipts, online })),
      count: present.length + 1,
      number,
      change,
      readNumber,
      unread,
      muted,
      maySend: row.isShown && present.length > 0,
      receipts,
    };
  };
  return {
    states: new Map(rows.map((row) => [row.id, stateOf(row)])),
    message: (message) =>
      presentMessage(message, {
        viewerId,
        fromNumber: fromNumbers.get(message.chatId) ?? 0,
        isThere: (id) => there.has(`${message.chatId} ${id}`),
        isApart: (id) => apart.has(id),
      }),
  };
}
