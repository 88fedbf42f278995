import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { memberHomePath } from '../../../config/routing';
import type { Orm, Transaction } from '../../db/database';
import { auditAliases, managerInvitations, participants, users } from '../../db/schema';
import { AppError } from '../../errors';
import { withdraw } from '../../notifications/deliveries/deliveries';
import { memberOf } from '../../notifications/recipients/recipient';
import { randomId } from '../../tokens';
import { nameIn } from '../../people/nameColumns';
import type { Participant } from '../../people/participant';
import { managerInvited } from './notifications/managerInvited';

type Stored = typeof managerInvitations.$inferSelect;

/** Ends an invitation; an email that was not sent yet is not sent any more. */
async function end(orm: Orm, { id }: Pick<Stored, 'id'>): Promise<void> {
  await orm.delete(managerInvitations).where(eq(managerInvitations.id, id));
  await withdraw(orm, managerInvited, id);
}

async function findManagerInvitation(orm: Orm, participantId: string): Promise<Stored | undefined> {
  const [found] = await orm
    .select()
    .from(managerInvitations)
    .where(eq(managerInvitations.participantId, participantId));
  return found;
}

/** Ends the invitations of a former manager. */
export async function endInvitationsBy(orm: Orm, communityId: string, authorId: string): Promise<void> {
  const which = and(
    eq(managerInvitations.communityId, communityId),
    eq(managerInvitations.authorId, authorId),
  );
  for (const each of await orm.select().from(managerInvitations).where(which)) await end(orm, each);
}

/** Invited people who have not answered, the earliest first. */
export const listInvitedManagers = (orm: Orm, communityId: string) =>
  orm
    .select({ participant: participants })
    .from(managerInvitations)
    .innerJoin(participants, eq(participants.id, managerInvitations.participantId))
    .where(eq(managerInvitations.communityId, communityId))
    .orderBy(asc(managerInvitations.createdAt), asc(managerInvitations.id))
    .limit(200);

/** A member's open invitation, with the inviter's name; '' where the inviter has no name in this community. */
export async function ownManagerInvitation(
  orm: Orm,
  participantId: string,
): Promise<{ name: string; at: string } | undefined> {
  const { authorId, createdAt, communityId } = managerInvitations;
  const [found] = await orm
    .select({
      at: createdAt,
      name: nameIn(participants),
    })
    .from(managerInvitations)
    .leftJoin(auditAliases, eq(auditAliases.id, authorId))
    .leftJoin(
      participants,
      and(eq(participants.userId, auditAliases.userId), eq(participants.communityId, communityId)),
    )
    .where(eq(managerInvitations.participantId, participantId));
  return found && { name: found.name, at: found.at.toISOString() };
}

interface Asked {
  target: Participant;
  /** User id. */
  actor: string;
}

/**
 * Invites a member to manage the community (D10), once; the role changes only when they accept. Throws 1160 if they are
 * not inside.
 */
export async function inviteManager(
  app: FastifyInstance,
  tx: Transaction,
  community: CommunityConfig,
  { target, actor, now }: Asked & { now: Date },
): Promise<void> {
  const { orm } = tx;
  const { id: participantId, communityId, userId, enabled } = target;
  const [account] = await orm
    .select({ confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!enabled || !account?.confirmedAt) throw new AppError(1160);
  if (await findManagerInvitation(orm, participantId)) return;
  const id = randomId();
  const authorId = await app.audit.aliasOf(orm, actor);
  await orm.insert(managerInvitations).values({ id, communityId, participantId, authorId, createdAt: now });
  await app.audit.record(orm, { communityId, act: 'manager.invite', actor, subject: userId });
  const to = await memberOf(app, orm, community, userId);
  const name = (await ownManagerInvitation(orm, participantId))?.name ?? '';
  const data = to && { name, url: to.siteUrl + memberHomePath(community.community) };
  if (data) await app.notify(tx, managerInvited, to, data, { cause: id, thing: participantId, by: null });
}

/** Takes an invitation back, if one waits. */
export async function withdrawManagerInvitation(
  { audit }: Pick<FastifyInstance, 'audit'>,
  { orm }: Transaction,
  { target, actor }: Asked,
): Promise<void> {
  const { id, communityId, userId: subject } = target;
  const found = await findManagerInvitation(orm, id);
  if (!found) return;
  await end(orm, found);
  await audit.record(orm, { communityId, act: 'manager.withdraw', actor, subject });
}

/**
 * D46: a member accepts and becomes a manager, or declines. Throws 1301 without an invitation whose author is still a
 * manager.
 */
export async function answerManagerInvitation(
  app: FastifyInstance,
  { communityId, participantId, accept }: { communityId: string; participantId: string; accept: boolean },
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { orm } = tx;
    await app.managers.lock(orm, [communityId]);
    const { userId: actor } = await app.management.lock(orm, communityId, participantId);
    const found = await findManagerInvitation(orm, participantId);
    if (!found) throw new AppError(1301);
    await end(orm, found);
    if (!accept) return app.audit.record(orm, { communityId, act: 'manager.decline', actor, subject: actor });
    const [author] = await orm
      .select({ userId: auditAliases.userId })
      .from(auditAliases)
      .where(eq(auditAliases.id, found.authorId));
    const may = author && (await app.managers.permissionsOf(orm, communityId, author.userId));
    if (!may?.includes('managers.manage')) throw new AppError(1301);
    await app.managers.change(tx, { communityId, participantId, actor, isManager: true });
  });
}
