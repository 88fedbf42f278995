import { and, desc, eq, gt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Chats, Unread } from '../../../generated/api/chat';
import type { Orm } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import { chatMembers, chatMessages, chats, participants } from '../../db/schema';
import { pageOf, pageSize } from '../../people/paging';
import { isOpenTo, unreadCount } from './access';
import { apartIn, selectApartFrom, selectPeople } from './chatPeople';
import { presentAround, selectChats, type Viewer } from './chatStates';
import type { Positions } from './positions';
import { assembled, messageColumns, partsOf } from './readMessages';
import { isLatest } from './sequence';

const viewer = { communityId: sql.placeholder('communityId'), viewerId: sql.placeholder('viewerId') };
const asText = sql`${viewer.viewerId}::text`;

/** Chats that are listed: a direct chat in which nothing was written yet appears only for the member who opened it. */
const isListed = or(gt(chats.number, 0), sql`${chats.createdBy} = ${asText}`, sql`${chats.kind} = 'GROUP'`);

/** Whether a column has the id of one of the chats of a page, which are one value. */
const isOnPage = (chatId: SQLWrapper): SQL =>
  sql`${chatId} = any(array(select jsonb_array_elements_text(${sql.placeholder('chatIds')}::jsonb)))`;

/** Whether a row belongs to the latest message of a chat of the page. */
const isOfLatest = ({ chatId, number }: { chatId: SQLWrapper; number: SQLWrapper }): SQL =>
  sql`${isOnPage(chatId)} and ${number} = (select ${chats.number} from ${chats} where ${chats.id} = ${chatId})`;

/** The unread messages of a viewer, by chat, without muted ones. */
const selectUnread = (orm: Orm) =>
  orm
    .select({ unread: unreadCount })
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .where(
      and(
        isOpenTo(viewer.communityId, viewer.viewerId),
        eq(chatMembers.muted, false),
        gt(chats.number, chatMembers.readNumber),
      ),
    );

/**
 * H01 and H16. Their statements are prepared, and those that do not need an answer of each other travel together: the
 * page of the list, and then what belongs to its chats.
 */
export function createListing(app: FastifyInstance, positions: Positions) {
  const { db } = app;
  const { prepare } = db;
  const readPage = preparedPages(db, 'chats', (orm, offset) =>
    selectChats(orm, viewer, isListed)
      .orderBy(desc(chats.latestAt), desc(chats.id))
      .limit(pageSize + 1)
      .offset(offset),
  );
  const readUnread = prepare('unread messages', selectUnread);
  const readReceipts = prepare('own receipts', (orm) =>
    orm
      .select({ receipts: participants.readReceipts })
      .from(participants)
      .where(eq(participants.id, viewer.viewerId)),
  );
  const readApart = prepare('people apart', (orm) => selectApartFrom(orm, viewer.viewerId));
  const readPeople = prepare('people of chats', (orm) => selectPeople(orm, isOnPage(chatMembers.chatId)));
  const readLatest = prepare('latest messages', (orm) =>
    orm
      .select(messageColumns)
      .from(chats)
      .innerJoin(chatMessages, and(eq(chatMessages.chatId, chats.id), isLatest))
      .where(isOnPage(chats.id)),
  );
  const readAbout = prepare('people of latest messages', (orm) => partsOf.people(orm, isOfLatest));
  const readReactions = prepare('reactions to latest messages', (orm) => partsOf.reactions(orm, isOfLatest));
  const readImages = prepare('images of latest messages', (orm) => partsOf.images(orm, isOfLatest));

  const given = ({ communityId, viewerId }: Viewer) => ({ communityId, viewerId });

  async function unread(by: Viewer): Promise<Unread> {
    const counts = (await readUnread(given(by))).map((row) => row.unread).filter((count) => count > 0);
    return { messages: counts.reduce((sum, count) => sum + count, 0), chats: counts.length };
  }

  return {
    /** H01. */
    async list(by: Viewer, page: number): Promise<Chats> {
      const [rows, { messages }, blocks, behind, own] = await Promise.all([
        readPage({ ...given(by), offset: page * pageSize }),
        unread(by),
        readApart({ viewerId: by.viewerId }),
        positions.behind(by),
        readReceipts({ viewerId: by.viewerId }),
      ]);
      const { items, hasMore } = pageOf(rows, page);
      const onPage = { chatIds: JSON.stringify(items.map(({ id }) => id)) };
      const [people, latest, about, reactions, images] = await Promise.all([
        readPeople(onPage),
        readLatest(onPage),
        readAbout(onPage),
        readReactions(onPage),
        readImages(onPage),
      ]);
      const apart = apartIn(blocks, by.viewerId);
      const { states, message } = await presentAround(app, db.orm, by, items, { people, apart });
      const stored = assembled(latest, { people: about, reactions, images });
      const lastOf = new Map(stored.map((each) => [each.chatId, message(each)]));
      await positions.deliverAll(by, behind);
      return {
        chats: items.map(({ id }) => ({ chat: states.get(id)!, last: lastOf.get(id) ?? null })),
        hasMore,
        unread: messages,
        receipts: own[0]?.receipts ?? true,
      };
    },

    /** H16. */
    async unread(by: Viewer): Promise<Unread> {
      const [counted, behind] = await Promise.all([unread(by), positions.behind(by)]);
      await positions.deliverAll(by, behind);
      return counted;
    },
  };
}
