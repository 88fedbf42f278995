import { and, desc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../../lib/lang';
import type { Orm, Transaction } from '../../db/database';
import { identities, users, type LinkedBy, type ExternalIdentity } from '../../db/schema';
import { endButtons } from '../../notifications/actions/buttons';
import { randomId } from '../../tokens';

export type Account = typeof users.$inferSelect;

/** The account of an external account, and how the link was proved. */
interface Linked {
  account: Account;
  linkedBy: LinkedBy | null;
}

const isIdentity = ({ issuer, subject }: ExternalIdentity) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject));

type Accounts = ReturnType<typeof createAccounts>;

declare module 'fastify' {
  interface FastifyInstance {
    accounts: Accounts;
  }
}

export async function accountByEmail(orm: Orm, email: string): Promise<Account | undefined> {
  const [account] = await orm.select().from(users).where(eq(users.email, email));
  return account;
}

/** Accounts of people, one per address. Addresses are given as `normalizeEmail` makes them. */
export function createAccounts(app: Pick<FastifyInstance, 'publish'>, now: () => Date) {
  const publishConfirmed = (tx: Transaction, userId: string) =>
    app.publish(tx, 'emailConfirmed', { communityId: null, subject: userId, data: {} });

  return {
    byEmail: accountByEmail,

    async byId(orm: Orm, id: string): Promise<Account | undefined> {
      const [account] = await orm.select().from(users).where(eq(users.id, id));
      return account;
    },

    /**
     * Keeps the account from being deleted until the transaction ends; false when it is gone. Taken before anything else
     * that is the user's, as deletion does, so that neither waits for the other.
     */
    async lockShared(orm: Orm, id: string): Promise<boolean> {
      const locked = await orm.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
      return locked.length > 0;
    },

    /** The account, kept from any other change until the transaction ends; undefined when it is gone. */
    async lock(orm: Orm, id: string): Promise<Account | undefined> {
      const [account] = await orm.select().from(users).where(eq(users.id, id)).for('update');
      return account;
    },

    async byIdentity(orm: Orm, identity: ExternalIdentity): Promise<Linked | undefined> {
      const [linked] = await orm
        .select({ account: users, linkedBy: identities.linkedBy })
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(isIdentity(identity));
      return linked;
    },

    /** Creates an account. Undefined if the address has one, also with concurrent calls. */
    async create(
      tx: Transaction,
      account: { email: string; passwordHash?: string; confirmed: boolean; admin?: boolean },
    ): Promise<Account | undefined> {
      const [created] = await tx.orm
        .insert(users)
        .values({
          id: randomId(),
          email: account.email,
          passwordHash: account.passwordHash ?? null,
          role: account.admin ? 'ROLE_ADMIN' : 'ROLE_USER',
          emailConfirmedAt: account.confirmed ? now() : null,
          createdAt: now(),
        })
        .onConflictDoNothing({ target: users.email })
        .returning();
      if (created?.emailConfirmedAt) await publishConfirmed(tx, created.id);
      return created;
    },

    /** Links an external account and its name to the user. A linked one keeps its owner: false if that is another user. */
    async link(
      orm: Orm,
      userId: string,
      identity: ExternalIdentity,
      linkedBy: LinkedBy | null,
    ): Promise<boolean> {
      const linked = await orm
        .insert(identities)
        .values({ ...identity, userId, linkedBy, createdAt: now() })
        .onConflictDoUpdate({
          target: [identities.issuer, identities.subject],
          setWhere: eq(identities.userId, userId),
          set: {
            linkedBy,
            givenName: sql`coalesce(excluded.given_name, ${identities.givenName})`,
            familyName: sql`case when excluded.given_name is null then ${identities.familyName} else excluded.family_name end`,
          },
        })
        .returning({ userId: identities.userId });
      return linked.length > 0;
    },

    /** Unlinks the user's external accounts that were not proved by a code, except `except`. True if there were any. */
    async unlinkUnproved(orm: Orm, userId: string, except?: ExternalIdentity): Promise<boolean> {
      const unlinked = await orm
        .delete(identities)
        .where(
          and(
            eq(identities.userId, userId),
            or(isNull(identities.linkedBy), not(eq(identities.linkedBy, 'CODE'))),
            except && not(isIdentity(except)!),
          ),
        )
        .returning({ subject: identities.subject });
      return unlinked.length > 0;
    },

    /** The name from an external account of the user, the latest linked first. Undefined if none has one. */
    async externalName(
      orm: Orm,
      userId: string,
    ): Promise<{ firstName: string; lastName: string } | undefined> {
      const [found] = await orm
        .select({ firstName: identities.givenName, lastName: identities.familyName })
        .from(identities)
        .where(and(eq(identities.userId, userId), isNotNull(identities.givenName)))
        .orderBy(desc(identities.createdAt))
        .limit(1);
      return found?.firstName ? { firstName: found.firstName, lastName: found.lastName ?? '' } : undefined;
    },

    async providers(orm: Orm, userId: string): Promise<('GOOGLE' | 'OAUTH2')[]> {
      const rows = await orm
        .selectDistinct({ provider: identities.provider })
        .from(identities)
        .where(eq(identities.userId, userId));
      return rows.map(({ provider }) => provider);
    },

    async setPassword(orm: Orm, userId: string, passwordHash: string | null): Promise<void> {
      await orm.update(users).set({ passwordHash }).where(eq(users.id, userId));
    },

    /** Gives the account an address that has been proved. Breaks `users_email_key` where another account has it. */
    async changeEmail(tx: Transaction, userId: string, email: string): Promise<void> {
      await tx.orm.update(users).set({ email, emailConfirmedAt: now() }).where(eq(users.id, userId));
      // Emails with buttons stay at the address before.
      await endButtons(tx.orm, userId);
      await publishConfirmed(tx, userId);
    },

    /** The code proves the address, and with it the external account that created this account. */
    async proveMaker(orm: Orm, userId: string): Promise<void> {
      await orm
        .update(identities)
        .set({ linkedBy: 'CODE' })
        .where(and(eq(identities.userId, userId), eq(identities.linkedBy, 'NEW_ACCOUNT')));
    },

    async confirmEmail(tx: Transaction, userId: string): Promise<void> {
      await tx.orm
        .update(users)
        .set({ emailConfirmedAt: now() })
        .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
      await publishConfirmed(tx, userId);
    },

    async setLanguage(orm: Orm, userId: string, preferredLang: Lang): Promise<void> {
      await orm.update(users).set({ preferredLang }).where(eq(users.id, userId));
    },

    /** True for the first sign-in of the account, and for no other. */
    async markSignedIn(orm: Orm, userId: string): Promise<boolean> {
      const first = await orm
        .update(users)
        .set({ firstSignedInAt: now() })
        .where(and(eq(users.id, userId), isNull(users.firstSignedInAt)))
        .returning({ id: users.id });
      return first.length > 0;
    },
  };
}
