import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { HeldIntroPage } from '../../../generated/api/introduction';
import type { Orm } from '../../db/database';
import { participants, relations } from '../../db/schema';
import { AppError } from '../../errors';
import { pageOf, pageSize } from './lists';
import { personCard } from './person';
import { tellIntroduced } from './tell';

/** Introductions that a manager has not decided on, of a community. */
const waiting = (communityId: string) =>
  and(
    eq(relations.communityId, communityId),
    eq(relations.relationType, 'LIKE'),
    isNotNull(relations.heldAt),
    isNull(relations.passedAt),
    isNull(relations.refusedAt),
  );

const from = alias(participants, 'sender');
const to = alias(participants, 'reader');

const columnsOf = (person: typeof from | typeof to) => ({
  id: person.id,
  slug: person.slug,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  company: person.company,
  city: person.city,
  showLocation: person.showLocation,
  avatarUrl: person.avatarUrl,
  tags: person.tags,
});

/** D44: introductions that wait for a manager, the oldest first. */
export async function heldIntros(orm: Orm, communityId: string, page: number): Promise<HeldIntroPage> {
  const rows = await orm
    .select({
      from: columnsOf(from),
      to: columnsOf(to),
      introMessage: relations.introMessage,
      sentAt: relations.createdAt,
    })
    .from(relations)
    .innerJoin(from, eq(from.id, relations.participantId))
    .innerJoin(to, eq(to.id, relations.subjectId))
    .where(and(waiting(communityId), from.enabled, to.enabled))
    .orderBy(asc(relations.createdAt), asc(from.id), asc(to.id))
    .limit(pageSize + 1)
    .offset(page * pageSize);
  const { items, ...rest } = pageOf(rows, page);
  return {
    ...rest,
    items: items.map((row) => ({
      from: personCard(row.from),
      to: personCard(row.to),
      introMessage: row.introMessage,
      sentAt: row.sentAt.toISOString(),
    })),
  };
}

interface Decision {
  senderId: string;
  subjectId: string;
  pass: boolean;
  by: string;
  now: Date;
}

/** D45: passes an introduction on, so that its reader is told, or keeps it back. 1110 where it does not wait any more. */
export async function decideIntro(
  app: Pick<FastifyInstance, 'audit' | 'communities' | 'db' | 'notify'>,
  config: CommunityConfig,
  { senderId, subjectId, pass, by, now }: Decision,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const [decided] = await tx.orm
      .update(relations)
      .set(pass ? { passedAt: now } : { refusedAt: now })
      .where(
        and(waiting(config.id), eq(relations.participantId, senderId), eq(relations.subjectId, subjectId)),
      )
      .returning();
    if (!decided) throw new AppError(1110);
    await app.audit.record(tx.orm, {
      ...{ communityId: config.id, act: pass ? 'intro.pass' : 'intro.refuse', actor: by, subject: null },
    });
    if (pass) await tellIntroduced(app, tx, config, decided);
  });
}
