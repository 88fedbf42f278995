import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  min,
  ne,
  notExists,
  sql,
  type Placeholder,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { PendingIntroPage } from '../../../generated/api/introduction';
import type { Database, Orm } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import { participants, relations } from '../../db/schema';
import { AppError } from '../../errors';
import { isShownAs } from '../../people/membershipState';
import { pageOf, pageSize } from '../../people/paging';
import { cardColumnsOf, presentCard } from '../../people/personCard';
import { seesIn } from '../../people/viewing';
import { lockPair } from './relationBetween';
import { notifyIntroduced } from './notifyPair';

const answer = alias(relations, 'answer');

/** Introductions that a manager has to decide on, of a community: the reader has not decided on the sender either. */
const waiting = (orm: Orm, communityId: string | Placeholder) =>
  and(
    eq(relations.communityId, communityId),
    eq(relations.relationType, 'LIKE'),
    isNotNull(relations.pendingReviewSince),
    isNull(relations.approvedAt),
    isNull(relations.refusedAt),
    notExists(
      orm
        .select({ one: sql`1` })
        .from(answer)
        .where(
          and(eq(answer.participantId, relations.subjectId), eq(answer.subjectId, relations.participantId)),
        ),
    ),
  );

const from = alias(participants, 'sender');
const to = alias(participants, 'reader');

/** Neither the sender nor the reader of an introduction decides about it, so it is not listed for them. */
const isForeign = (userId: string | Placeholder) => and(ne(from.userId, userId), ne(to.userId, userId));

const areThere = and(isShownAs(from), isShownAs(to));

/** How many introductions wait for a manager, or for this one, and since when, as ISO time. */
export async function countPendingReview(
  orm: Orm,
  communityId: string,
  by?: string,
): Promise<{ count: number; since: string | null }> {
  const [found] = await orm
    .select({ count: count(), since: min(relations.createdAt) })
    .from(relations)
    .innerJoin(from, eq(from.id, relations.participantId))
    .innerJoin(to, eq(to.id, relations.subjectId))
    .where(and(waiting(orm, communityId), areThere, by === undefined ? undefined : isForeign(by)));
  return { count: found?.count ?? 0, since: found?.since?.toISOString() ?? null };
}

/** D44: introductions that wait for a manager, the oldest first, by the user id of the caller. */
export function createPendingIntros(db: Pick<Database, 'orm' | 'prepare'>) {
  const read = preparedPages(db, 'introductions pending review', (orm, offset) =>
    orm
      .select({
        from: cardColumnsOf(from),
        to: cardColumnsOf(to),
        introMessage: relations.introMessage,
        introMessageLang: relations.introMessageLang,
        sentAt: relations.createdAt,
      })
      .from(relations)
      .innerJoin(from, eq(from.id, relations.participantId))
      .innerJoin(to, eq(to.id, relations.subjectId))
      .where(
        and(waiting(orm, sql.placeholder('communityId')), areThere, isForeign(sql.placeholder('userId'))),
      )
      .orderBy(asc(relations.createdAt), asc(from.id), asc(to.id))
      .limit(pageSize + 1)
      .offset(offset),
  );
  return async (communityId: string, userId: string, page: number): Promise<PendingIntroPage> => {
    const [rows, { count: total }] = await Promise.all([
      read({ communityId, userId, offset: page * pageSize }),
      countPendingReview(db.orm, communityId, userId),
    ]);
    const { items, ...rest } = pageOf(rows, page);
    return {
      ...rest,
      total,
      items: items.map((row) => ({
        from: presentCard(row.from),
        to: presentCard(row.to),
        introMessage: row.introMessage,
        introMessageLang: row.introMessageLang ?? undefined,
        sentAt: row.sentAt.toISOString(),
      })),
    };
  };
}

/** The users of these participants, in this order. */
async function usersOf(orm: Orm, ids: readonly [string, string]): Promise<[string, string]> {
  const rows = await orm
    .select({ id: participants.id, userId: participants.userId })
    .from(participants)
    .where(inArray(participants.id, [...ids]));
  const [one, other] = ids.map((id) => rows.find((row) => row.id === id)?.userId);
  // Their rows are locked: both are there.
  if (!one || !other) throw new AppError(1110);
  return [one, other];
}

interface Decision {
  senderId: string;
  subjectId: string;
  pass: boolean;
  by: string;
  now: Date;
}

/**
 * D45: passes an introduction on, which notifies its reader, or keeps it back. Throws 1110 if it no longer waits, 1330
 * for one's own.
 */
export async function decideIntro(
  app: Pick<FastifyInstance, 'audit' | 'communities' | 'db' | 'notify' | 'ownMatter' | 'readReasons'>,
  config: CommunityConfig,
  { senderId, subjectId, pass, by, now }: Decision,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const act = pass ? 'intro.pass' : 'intro.refuse';
    const both = await tx.orm
      .select({ userId: participants.userId })
      .from(participants)
      .where(and(eq(participants.communityId, config.id), inArray(participants.id, [senderId, subjectId])));
    // Before anything else: whether one waits for them is nothing that they learn.
    const matter = { communityId: config.id, by, about: both.map(({ userId }) => userId) };
    await app.ownMatter.check(tx.orm, act, matter);
    const sees = seesIn(config, 'member');
    const there = await lockPair(tx.orm, {
      communityId: config.id,
      viewerId: senderId,
      subjectId,
      sees,
      now,
    });
    if (!there) throw new AppError(1110);
    const [decided] = await tx.orm
      .update(relations)
      .set(pass ? { approvedAt: now } : { refusedAt: now })
      .where(
        and(
          waiting(tx.orm, config.id),
          eq(relations.participantId, senderId),
          eq(relations.subjectId, subjectId),
        ),
      )
      .returning();
    if (!decided) throw new AppError(1110);
    const [sender, reader] = await usersOf(tx.orm, [senderId, subjectId]);
    await app.audit.record(tx.orm, {
      communityId: config.id,
      act,
      actor: by,
      subject: sender,
      related: reader,
      after: { sentAt: decided.createdAt.toISOString() },
    });
    if (pass) await notifyIntroduced(app, tx, config, decided);
  });
}
