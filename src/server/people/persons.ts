import { and, eq, isNotNull, lte, not, notExists, sql } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { participants, persons, users } from '../db/schema';
import { randomId } from '../tokens';
import type { EmailHash } from './emailHash';
import { holdsAnything, moveRows } from './personColumns';
import { standingOf, type Person, type Standing } from './standing';

/** How long records of others about a person are kept after the account was deleted, in months. */
export const keptMonths = 12;

interface UserIn {
  communityId: string;
  userId: string;
}

/** Deletes expired persons with all their rows. */
export async function deleteExpiredPersons(orm: Orm, now: Date): Promise<void> {
  const participant = orm
    .select({ one: sql`1` })
    .from(participants)
    .where(eq(participants.id, persons.id));
  await orm.delete(persons).where(and(lte(persons.forgetAt, now), notExists(participant)));
}

export type Persons = ReturnType<typeof createPersons>;

declare module 'fastify' {
  interface FastifyInstance {
    persons: Persons;
  }
}

/** People in communities, whether or not they are members: see the table `persons`. */
export function createPersons(emailHash: EmailHash, now: () => Date) {
  async function lockPerson(orm: Orm, { communityId, userId }: UserIn): Promise<Person | undefined> {
    const which = and(eq(persons.communityId, communityId), eq(persons.userId, userId));
    const [found] = await orm.select().from(persons).where(which).for('update');
    return found;
  }

  /** Merges two records of one person. Managers' decisions about either of them apply. */
  async function merge(orm: Orm, from: Person, to: Person): Promise<void> {
    await moveRows(orm, from.id, to.id);
    await orm.delete(persons).where(eq(persons.id, from.id));
    const standing: Standing = {
      refusedAt: to.refusedAt ?? from.refusedAt,
      removedAt: to.removedAt ?? from.removedAt,
      hidden: to.hidden || from.hidden,
      paused: to.paused || from.paused,
      managedVersion: Math.max(to.managedVersion, from.managedVersion),
    };
    await orm.update(persons).set(standing).where(eq(persons.id, to.id));
    const shutOut = from.refusedAt ?? from.removedAt;
    await orm
      .update(participants)
      .set({
        refusedAt: sql`coalesce(${participants.refusedAt}, ${from.refusedAt?.toISOString() ?? null}::timestamptz)`,
        removedAt: sql`coalesce(${participants.removedAt}, ${from.removedAt?.toISOString() ?? null}::timestamptz)`,
        enabled: shutOut ? false : sql`${participants.enabled}`,
        guestOf: shutOut || from.hidden ? [] : sql`${participants.guestOf}`,
        profileEnabled: from.hidden ? false : sql`${participants.profileEnabled}`,
        networkingEnabled: from.paused ? false : sql`${participants.networkingEnabled}`,
        managedVersion: sql`greatest(${participants.managedVersion}, ${from.managedVersion}) + 1`,
      })
      .where(eq(participants.id, to.id));
  }

  return {
    /** The person of a user in a community, locked until the transaction ends. Created if there is none. */
    async lock(orm: Orm, user: UserIn): Promise<Person> {
      await orm
        .insert(persons)
        .values({ ...user, id: randomId() })
        .onConflictDoNothing({ target: [persons.communityId, persons.userId] });
      const person = await lockPerson(orm, user);
      if (!person) throw new Error('a person went while being locked');
      return person;
    },

    /** Takes note that a person is a member, or a guest, from now on: their standing is the participant's. */
    async enter(orm: Orm, { id }: Person): Promise<void> {
      const entered = { forgetAt: null, refusedAt: null, removedAt: null, hidden: false };
      await orm.update(persons).set(entered).where(eq(persons.id, id));
    },

    /** Keeps managers' decisions about a participant whose row is about to be deleted. */
    async leave(
      orm: Orm,
      participant: typeof participants.$inferSelect,
      { paused }: Pick<Standing, 'paused'>,
    ): Promise<void> {
      await orm
        .update(persons)
        .set({ ...standingOf(participant), paused })
        .where(eq(persons.id, participant.id));
    },

    /** Stores managers' decisions about a person who is no member now. They apply when the person joins again. */
    async decide(orm: Orm, id: string, decision: Partial<Standing>): Promise<void> {
      await orm.update(persons).set(decision).where(eq(persons.id, id));
    },

    /**
     * Detaches a user's persons from an account that is being deleted. The hash of the address identifies them later.
     * An unconfirmed address may belong to somebody else and is not kept; neither are persons without rows.
     */
    async detachUser(orm: Orm, { userId, email }: { userId: string; email: string }): Promise<void> {
      const [{ confirmedAt = null } = {}] = await orm
        .select({ confirmedAt: users.emailConfirmedAt })
        .from(users)
        .where(eq(users.id, userId));
      const own = eq(persons.userId, userId);
      if (!confirmedAt) {
        await orm.delete(persons).where(own);
        return;
      }
      const isUnmarked = sql`${persons.refusedAt} is null and ${persons.removedAt} is null
        and not ${persons.hidden} and not ${persons.paused}`;
      await orm.delete(persons).where(and(own, isUnmarked, not(holdsAnything()!)));
      const forgetAt = new Date(now());
      forgetAt.setUTCMonth(forgetAt.getUTCMonth() + keptMonths);
      await orm
        .update(persons)
        .set({
          userId: null,
          emailHash: await emailHash(orm, email),
          forgetAt: sql`coalesce(${persons.forgetAt}, ${forgetAt.toISOString()}::timestamptz)`,
        })
        .where(own);
    },

    /**
     * Returns to a user with a confirmed address the persons that were kept under it when an account was deleted.
     * Returns the address's hash, or undefined while the address is not confirmed.
     */
    async restoreByEmail(orm: Orm, userId: string): Promise<string | undefined> {
      const [user] = await orm
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
      if (!user) return undefined;
      const hash = await emailHash(orm, user.email);
      const kept = eq(persons.emailHash, hash);
      const [any] = await orm.select({ id: persons.id }).from(persons).where(kept).limit(1);
      if (!any) return hash;
      // A concurrent join waits for this lock.
      await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      for (const before of await orm.select().from(persons).where(kept).for('update')) {
        const today = await lockPerson(orm, { communityId: before.communityId, userId });
        if (today) await merge(orm, before, today);
        else await orm.update(persons).set({ userId, emailHash: null }).where(eq(persons.id, before.id));
      }
      return hash;
    },

    emailHash,
  };
}
