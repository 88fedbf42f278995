import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions } from '../../db/schema';
import type { Identity } from '../../people/identity';
import { membershipsOf } from '../../people/memberships';
import { sessionLifetime } from '../../sessionLifetime';
import { sameHash, sha256, splitToken } from '../../tokens';
import { signedInQuery } from './signedInQuery';

/** How exact `lastSeenAt` is, in ms. */
const seenEvery = 60_000;

type SignedIn = Awaited<ReturnType<ReturnType<typeof signedInQuery>>>[number];

const identityOf = (sessionId: string, row: SignedIn, rows: readonly SignedIn[]): Identity => ({
  userId: row.userId,
  sessionId,
  email: row.email,
  emailConfirmed: row.emailConfirmedAt !== null,
  role: row.role,
  preferredLang: row.preferredLang,
  method: row.method,
  issuer: row.issuer,
  openedIn: row.openedIn,
  ...membershipsOf(rows.flatMap(({ place }) => place ?? [])),
});

/** Reads an open session and its user as they are now. It does not prolong the session: nobody acts. */
export function createStillOpen({ prepare }: Pick<Database, 'prepare'>, now: () => Date) {
  const signedIn = signedInQuery({ prepare });
  return async (sessionId: string): Promise<{ identity: Identity; expiresAt: Date } | undefined> => {
    const rows = await signedIn({ id: sessionId, now: now() });
    const [row] = rows;
    return row && { identity: identityOf(sessionId, row, rows), expiresAt: row.expiresAt };
  };
}

/** Finds the user of `<session id>.<secret>` if the hash of the secret is in `column`, and prolongs the session. */
export function createIdentify({ orm, prepare }: Pick<Database, 'orm' | 'prepare'>, now: () => Date) {
  const signedIn = signedInQuery({ prepare });

  /** Makes one query. Undefined if the value is invalid or forged, or the session has ended or expired. */
  return async function identifyBy(
    column: 'secretHash' | 'pageSecretHash',
    value: string,
  ): Promise<Identity | undefined> {
    const parts = splitToken(value);
    if (!parts) return undefined;
    const at = now();
    const rows = await signedIn({ id: parts.id, now: at });
    const [row] = rows;
    const hash = row?.[column];
    if (!row || !hash || !sameHash(hash, sha256(parts.secret))) return undefined;
    if (at.getTime() - row.lastSeenAt.getTime() > seenEvery) {
      await orm
        .update(sessions)
        .set({ lastSeenAt: at, expiresAt: new Date(at.getTime() + sessionLifetime) })
        .where(eq(sessions.id, parts.id));
    }
    return identityOf(parts.id, row, rows);
  };
}
