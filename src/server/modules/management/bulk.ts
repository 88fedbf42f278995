import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type {
  BeginBulkBody,
  Bulk,
  BulkDo,
  BulkPreview,
  PreviewBulkBody,
} from '../../../generated/api/member';
import { mostHeld, undoTime, type BulkAction } from '../../../lib/rules/managers/bulk';
import { cleanText } from '../../../lib/rules/text';
import type { Orm } from '../../db/database';
import { bulkActions, participants, users } from '../../db/schema';
import { AppError, type ErrorIssue } from '../../errors';
import { nameOf } from '../../people/nameOf';
import { nameColumns } from '../../people/nameColumns';
import { reaches, type Decider } from './memberActions';
import type { MemberList, Which } from './memberList';
import { countBulk } from './messageLimits';
import { checkMessage } from './messageMember';
import { actName, presentBulk, undoMs, writeBulk } from './writeBulk';

/** Maximum number of open bulk actions in the list. */
const mostOpen = 20;

/** Bulk actions that can still be undone. Their worker moves the time forward first. */
const isOpen = (now: Date): SQL | undefined =>
  and(
    eq(bulkActions.status, 'waiting'),
    gt(bulkActions.dueAt, now),
    sql`${bulkActions.dueAt} = coalesce(${bulkActions.heldUntil}, ${bulkActions.createdAt} + ${undoTime} * interval '1 second')`,
  );

/** The recipients of a message: members with a confirmed address. */
const isWrittenTo = (by: Decider): SQL =>
  sql`(${participants.enabled} and ${participants.userId} <> ${by.userId} and ${participants.userId} in (
    select ${users.id} from ${users} where ${users.emailConfirmedAt} is not null))`;

const whichOf = ({ query, ids }: Pick<PreviewBulkBody, 'query' | 'ids'>): Which => {
  if (ids) return { ids };
  if (query) return { query };
  throw new AppError(1100, { details: [{ path: 'query', message: 'is required where there are no ids' }] });
};

/** The members that a bulk action affects. */
function reachedBy({ admissions }: Admitting, name: BulkDo, by: Decider): SQL | undefined {
  if (name === 'message') return isWrittenTo(by);
  if (name === 'admit' || name === 'refuse') return admissions.reaches(name === 'admit', by);
  return reaches(name, by);
}

/** The bulk action with its texts. Throws 1100 if they are missing. */
function actOf({ do: name, subject, text }: BeginBulkBody): BulkAction {
  if (name === 'message') return { do: name, ...checkMessage({ subject, text }) };
  if (name !== 'admit' && name !== 'refuse') return { do: name };
  const words = cleanText(text ?? '');
  if (name === 'admit' || words) return { do: name, text: words };
  throw new AppError(1100, { details: [{ path: 'text', message: 'is required' }] });
}

type Admitting = Pick<FastifyInstance, 'admissions'>;

/**
 * D30. Throws 1330 for actions that are suspended while a report about the caller waits. The caller is left out of the
 * list.
 */
export async function previewBulk(
  app: FastifyInstance,
  members: MemberList,
  config: CommunityConfig,
  by: Decider,
  { do: name, ...asked }: PreviewBulkBody,
): Promise<BulkPreview> {
  const matter = { communityId: config.id, by: by.userId, about: [] };
  await app.ownMatter.check(app.db.orm, `member.${name}`, matter);
  const which = whichOf(asked);
  const people = await members.all(config, which, reachedBy(app, name, by));
  const meant = which.ids ? new Set(which.ids).size : (await members.all(config, which)).length;
  return { people, leftOut: meant - people.length };
}

/** The people who were added or removed since a preview, by name if they have one. */
async function difference(
  { db }: FastifyInstance,
  communityId: string,
  people: BulkPreview['people'],
  expected: readonly string[],
): Promise<ErrorIssue[]> {
  const now = new Set(people.map(({ id }) => id));
  const before = new Set(expected);
  const went = expected.filter((id) => !now.has(id)).slice(0, 50);
  const names = went.length
    ? await db.orm
        .select({ id: participants.id, ...nameColumns })
        .from(participants)
        .where(and(eq(participants.communityId, communityId), inArray(participants.id, went)))
    : [];
  const nameById = new Map(names.map((person) => [person.id, nameOf(person)]));
  return [
    ...people
      .filter(({ id }) => !before.has(id))
      .map((person) => ({ path: 'came', message: nameOf(person) })),
    ...went.map((id) => ({ path: 'went', message: nameById.get(id) ?? id })),
  ];
}

/** D31. */
export async function beginBulk(
  app: FastifyInstance,
  members: MemberList,
  config: CommunityConfig,
  { by, body, now }: { by: Decider; body: BeginBulkBody; now: Date },
): Promise<Bulk> {
  const { do: name, expected } = body;
  const action = actOf(body);
  const { people } = await previewBulk(app, members, config, by, body);
  const details = await difference(app, config.id, people, expected);
  if (details.length) throw new AppError(1153, { details });
  if (people.length === 0) {
    throw new AppError(1100, { details: [{ path: 'expected', message: 'nobody is meant' }] });
  }
  await countBulk(app, { communityId: config.id, userId: by.userId }, name);
  const participantIds = people.map(({ id }) => id);
  return writeBulk(app, { communityId: config.id, by, action, participantIds, now });
}

/** D35. */
export async function openBulk(
  { db }: FastifyInstance,
  { communityId, actor }: { communityId: string; actor: string },
  now: Date,
): Promise<Bulk[]> {
  const own = and(eq(bulkActions.communityId, communityId), eq(bulkActions.userId, actor));
  const rows = await db.orm
    .select()
    .from(bulkActions)
    .where(and(own, isOpen(now)))
    .orderBy(desc(bulkActions.dueAt))
    .limit(mostOpen);
  return rows.map((row) => presentBulk(row, now));
}

/** Why there is no open bulk action of this condition: 1110 without any, 1154 for one that is no longer open. */
async function refuseClosed(orm: Orm, which: SQL | undefined): Promise<never> {
  const there = await orm.select({ id: bulkActions.id }).from(bulkActions).where(which);
  throw new AppError(there.length ? 1154 : 1110);
}

/**
 * D48. While the author's focus is on the way to undo it, the time does not run out (UIX-11). It ends by itself as soon
 * as nobody holds it. Throws like D32.
 */
export async function holdBulk(
  { db }: FastifyInstance,
  { id, communityId, actor }: { id: string; communityId: string; actor: string },
  now: Date,
): Promise<Bulk> {
  const which = and(
    eq(bulkActions.communityId, communityId),
    eq(bulkActions.id, id),
    eq(bulkActions.userId, actor),
  );
  const until = sql`greatest(${bulkActions.dueAt}, least(${new Date(now.getTime() + undoMs)}::timestamptz, ${bulkActions.createdAt} + ${mostHeld} * interval '1 second'))`;
  const [held] = await db.orm
    .update(bulkActions)
    .set({ dueAt: until, heldUntil: until })
    .where(and(which, isOpen(now)))
    .returning();
  return held ? presentBulk(held, now) : refuseClosed(db.orm, which);
}

/** D32. Throws 1110 where the community has none of this id, 1154 once it was begun, undone or refused. */
export async function undoBulk(
  { db, audit }: FastifyInstance,
  { id, communityId, actor }: { id: string; communityId: string; actor: string },
  now: Date,
): Promise<Bulk> {
  const which = and(eq(bulkActions.communityId, communityId), eq(bulkActions.id, id));
  return db.transaction(async ({ orm }) => {
    const [undone] = await orm
      .update(bulkActions)
      .set({ status: 'undone' })
      .where(and(which, isOpen(now)))
      .returning();
    if (!undone) return refuseClosed(orm, which);
    const { action, participantIds } = undone;
    await audit.record(orm, {
      communityId,
      act: 'bulk.undo',
      actor,
      subject: null,
      after: { act: actName(action), count: participantIds.length },
    });
    return presentBulk(undone, now);
  });
}
