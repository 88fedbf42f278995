import { and, eq, gt, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { InviteIssue, InviteRow } from '../../../generated/api/memberInvite';
import { inviteeLimits, type Invitee } from '../../../lib/rules/managers/invitees';
import { checkEmail, normalizeEmail } from '../../../lib/rules/email';
import type { Orm, Transaction } from '../../db/database';
import { memberInvites, participants, users } from '../../db/schema';

/** Addresses of these that are members', or invited. */
async function known(orm: Orm, communityId: string, emails: string[], now: Date) {
  const members = await orm
    .select({ email: users.email })
    .from(users)
    .innerJoin(participants, eq(participants.userId, users.id))
    .where(
      and(
        eq(participants.communityId, communityId),
        eq(participants.isGuest, false),
        inArray(users.email, emails),
      ),
    );
  const invited = await orm
    .select({ email: memberInvites.email })
    .from(memberInvites)
    .where(
      and(
        eq(memberInvites.communityId, communityId),
        inArray(memberInvites.email, emails),
        gt(memberInvites.expiresAt, now),
      ),
    );
  return {
    members: new Set(members.map(({ email }) => email)),
    invited: new Set(invited.map(({ email }) => email)),
  };
}

/** Why each of these people cannot be invited, in their order, with normalised addresses. */
export async function checkInvitees<Person extends Invitee>(
  orm: Orm,
  communityId: string,
  people: readonly Person[],
  now: Date,
): Promise<(Person & Pick<InviteRow, 'issue'>)[]> {
  const rows = people.map((person) => ({ ...person, email: normalizeEmail(person.email) }));
  const { members, invited } = await known(
    orm,
    communityId,
    rows.map(({ email }) => email),
    now,
  );
  const seen = new Set<string>();
  const issueOf = ({ email, firstName, lastName }: Invitee): InviteIssue | null => {
    if (checkEmail(email)) return 'EMAIL';
    if (email.length > inviteeLimits.email) return 'TOO_LONG';
    if (Math.max(firstName.length, lastName.length) > inviteeLimits.name) return 'TOO_LONG';
    if (seen.has(email)) return 'DUPLICATE';
    seen.add(email);
    if (members.has(email)) return 'MEMBER';
    return invited.has(email) ? 'INVITED' : null;
  };
  return rows.map((row) => ({ ...row, issue: issueOf(row) }));
}

type App = Pick<FastifyInstance, 'management' | 'publish'> & {
  consents: Pick<FastifyInstance['consents'], 'mayBeLetIn'>;
};

type MemberInvites = ReturnType<typeof createMemberInvites>;

declare module 'fastify' {
  interface FastifyInstance {
    memberInvites: MemberInvites;
  }
}

/** People whom managers invited by address. A user who confirms the address is admitted. */
export function createMemberInvites(app: App, now: () => Date) {
  /** The invitations of a user's address, once that is confirmed. */
  const ofUser = (orm: Orm, userId: string) =>
    orm
      .select({
        id: memberInvites.id,
        communityId: memberInvites.communityId,
        confirmedAt: users.emailConfirmedAt,
      })
      .from(memberInvites)
      .innerJoin(users, eq(users.email, memberInvites.email))
      .where(and(eq(users.id, userId), gt(memberInvites.expiresAt, now())))
      .then((rows) => rows.filter(({ confirmedAt }) => confirmedAt !== null));

  const remove = async (orm: Orm, id: string): Promise<void> => {
    await orm.delete(memberInvites).where(eq(memberInvites.id, id));
  };

  return {
    /** Whether a user who is joining was invited. Uses up the invitation. */
    async take(orm: Orm, communityId: string, userId: string): Promise<boolean> {
      const own = (await ofUser(orm, userId)).find((each) => each.communityId === communityId);
      if (own) await remove(orm, own.id);
      return own !== undefined;
    },

    /** Whether managers have invited the user. */
    isInvited: async (orm: Orm, communityId: string, userId: string): Promise<boolean> =>
      (await ofUser(orm, userId)).some((each) => each.communityId === communityId),

    /** Admits a user who joined before the address was confirmed, in every community that invited it. */
    async letIn(tx: Transaction, userId: string): Promise<void> {
      const { orm } = tx;
      for (const { id, communityId } of await ofUser(orm, userId)) {
        const [member] = await orm
          .select({ id: participants.id, isGuest: participants.isGuest, wasEnabled: participants.enabled })
          .from(participants)
          .where(and(eq(participants.communityId, communityId), eq(participants.userId, userId)));
        // A guest is admitted when they join.
        if (!member || member.isGuest) continue;
        // They are admitted once they have agreed.
        if (!(await app.consents.mayBeLetIn(orm, communityId, userId))) continue;
        const change = { communityId, participantId: member.id, actor: null };
        const { enabled } = await app.management.change(
          orm,
          change,
          'member.admit',
          ({ refusedAt, removedAt }) => (refusedAt || removedAt ? {} : { enabled: true }),
        );
        if (enabled && !member.wasEnabled)
          await app.publish(tx, 'memberAdmitted', { communityId, subject: member.id, data: {} });
        await remove(orm, id);
      }
    },
  };
}
