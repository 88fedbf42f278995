import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pathTo } from '../../../lib/pathTo';
import { chatMembers, chatMessages, chats, participants } from '../../db/schema';
import type { Throttle } from '../../jobs/throttle';
import { memberOf } from '../../notifications/recipients/recipient';
import { awayAmong } from '../../people/away';
import { isUnread } from './access';
import { chatMessages as unreadMessages } from './notifications/chatMessages';
import { readUnread } from './unreadMessages';

/** For how long a message may wait to be read before its reader is notified, in ms. */
const after = 120_000;
/** Messages older than this notify nobody, in ms: the program was away, and they come with the next one. */
const longestWait = 3 * 86_400_000;
/** Readers found at a time. Each has a transaction of their own. */
const atOnce = 50;

/** The first message that a reader was not notified of and has not read. */
const oldest = sql<Date | null>`(select min(${chatMessages.createdAt}) from ${chatMessages}
  where ${isUnread} and ${chatMessages.kind} = 'TEXT' and ${chatMessages.number} > ${chatMembers.notifiedNumber})`;

type App = Pick<FastifyInstance, 'communities' | 'db' | 'createThrottle' | 'notify'>;

/**
 * Notifies members of messages that they have not read for two minutes while they were away. Who is there, and has not read them,
 * is looked at again; a message is notified of once.
 */
export function createUnreadNotifier(app: App, now: () => Date) {
  const { communities, db, notify } = app;

  async function notifySome(throttle: Throttle, place: { chatId: string; personId: string }) {
    const at = now();
    const due = await db.orm
      .select({
        chatId: chats.id,
        communityId: chats.communityId,
        number: chats.number,
        personId: chatMembers.personId,
        userId: participants.userId,
      })
      .from(chats)
      .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
      .innerJoin(participants, eq(participants.id, chatMembers.personId))
      .where(
        and(
          gt(chats.latestAt, new Date(at.getTime() - longestWait)),
          isNull(chatMembers.leftAt),
          eq(chatMembers.muted, false),
          lt(chatMembers.readNumber, chats.number),
          lt(chatMembers.notifiedNumber, chats.number),
          lte(oldest, new Date(at.getTime() - after)),
          sql`(${chats.id}, ${chatMembers.personId}) > (${place.chatId}, ${place.personId})`,
          participants.enabled,
          participants.profileEnabled,
        ),
      )
      .orderBy(asc(chats.id), asc(chatMembers.personId))
      .limit(atOnce);
    const away = await awayAmong(
      db.orm,
      due.map(({ personId }) => personId),
      at,
    );
    for (const { chatId, communityId, number, personId, userId } of due) {
      if (!away.has(personId)) continue;
      const begun = performance.now();
      await db.transaction(async (tx) => {
        const config = communities.byId(communityId);
        if (!config?.community.chat) return;
        const isReader = and(eq(chatMembers.chatId, chatId), eq(chatMembers.personId, personId));
        const marked = await tx.orm
          .update(chatMembers)
          .set({ notifiedNumber: number })
          .where(and(isReader, lt(chatMembers.notifiedNumber, number)))
          .returning({ chatId: chatMembers.chatId });
        if (marked.length === 0) return;
        const to = await memberOf(app, tx.orm, config, userId);
        const unread = await readUnread(tx.orm, { communityId, participantId: personId, chatId });
        if (!to || !unread) return;
        const data = { ...unread, lines: [], url: to.siteUrl + pathTo('chat', { chatId }) };
        await notify(tx, unreadMessages, to, data, {
          cause: `${chatId}:${number}`,
          thing: chatId,
          by: null,
        });
      });
      await throttle(performance.now() - begun);
    }
    return due.length === atOnce ? due.at(-1) : undefined;
  }

  return async (): Promise<void> => {
    const throttle = app.createThrottle();
    let place: { chatId: string; personId: string } | undefined = { chatId: '', personId: '' };
    while (place) place = await notifySome(throttle, place);
  };
}
