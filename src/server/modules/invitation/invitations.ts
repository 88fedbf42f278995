import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { invitationAcceptances, invitations, participants, users } from '../../db/schema';
import { isConfirmedMember, isShown } from '../../people/membershipState';
import { randomId } from '../../tokens';

export interface Invitation {
  id: string;
  communityId: string;
  inviterId: string;
  inviterUserId: string;
  inviterFirstName: string;
}

type Invitations = ReturnType<typeof createInvitations>;

declare module 'fastify' {
  interface FastifyInstance {
    invitations: Invitations;
  }
}

/** Personal invitations of members: one each, for many people, renewed by replacing the id. */
export function createInvitations(now: () => Date) {
  return {
    /** Undefined if it is unknown or renewed, or its owner is hidden, no longer admitted, or has not confirmed the address. */
    async find(orm: Orm, id: string): Promise<Invitation | undefined> {
      const [found] = await orm
        .select({
          id: invitations.id,
          communityId: invitations.communityId,
          inviterId: participants.id,
          inviterUserId: participants.userId,
          inviterFirstName: participants.firstName,
        })
        .from(invitations)
        .innerJoin(participants, eq(participants.id, invitations.participantId))
        .innerJoin(users, eq(users.id, participants.userId))
        .where(and(eq(invitations.id, id), isConfirmedMember, isShown));
      return found;
    },

    /** Stores who invited a user. The first invitation into a community counts; one's own does not. */
    async accept(orm: Orm, { communityId, inviterId, inviterUserId }: Invitation, userId: string) {
      if (inviterUserId === userId) return;
      await orm
        .insert(invitationAcceptances)
        .values({ communityId, userId, inviterId, acceptedAt: now() })
        .onConflictDoNothing();
    },

    /** First name of the member whose invitation the user accepted. Undefined if there was none, or the member has left. */
    async inviterOf(orm: Orm, communityId: string, userId: string): Promise<string | undefined> {
      const [inviter] = await orm
        .select({ firstName: participants.firstName })
        .from(invitationAcceptances)
        .innerJoin(participants, eq(participants.id, invitationAcceptances.inviterId))
        .where(
          and(eq(invitationAcceptances.communityId, communityId), eq(invitationAcceptances.userId, userId)),
        );
      return inviter?.firstName;
    },

    /** Whether the user came into the community by an invitation, also if the inviter has left since. */
    async wasInvited(orm: Orm, communityId: string, userId: string): Promise<boolean> {
      const accepted = await orm
        .select({ userId: invitationAcceptances.userId })
        .from(invitationAcceptances)
        .where(
          and(eq(invitationAcceptances.communityId, communityId), eq(invitationAcceptances.userId, userId)),
        );
      return accepted.length > 0;
    },

    /** The member's own invitation, made when first asked for. */
    async ownOf(orm: Orm, participant: { id: string; communityId: string }): Promise<string> {
      await orm
        .insert(invitations)
        .values({
          id: randomId(),
          communityId: participant.communityId,
          participantId: participant.id,
          createdAt: now(),
        })
        .onConflictDoNothing({ target: invitations.participantId });
      const [own] = await orm
        .select({ id: invitations.id })
        .from(invitations)
        .where(eq(invitations.participantId, participant.id));
      return own!.id;
    },

    /** Replaces the member's invitation; answers the new id. */
    async renew(orm: Orm, participant: { id: string; communityId: string }): Promise<string> {
      const { id: participantId, communityId } = participant;
      const fresh = { id: randomId(), createdAt: now() };
      await orm
        .insert(invitations)
        .values({ ...fresh, communityId, participantId })
        .onConflictDoUpdate({ target: invitations.participantId, set: fresh });
      return fresh.id;
    },
  };
}
