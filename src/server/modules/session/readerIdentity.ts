import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { AuthType } from '../../../generated/config/authConfig';
import type { Database } from '../../db/database';
import { participants, sessions, users, type SessionMethod } from '../../db/schema';
import type { Identity } from '../../people/identity';
import { membershipsOf } from '../../people/memberships';
import { createStillOpen } from './identify';
import { placeColumns, userColumns } from './signedInQuery';

/** The sign-in methods that prove no more than a message does: a user who reads it could sign in with what it brings. */
const provenByMessage: Partial<Record<AuthType, SessionMethod>> = {
  MAGIC: 'MAGIC',
  OTP: 'OTP',
  NONE: 'OTP',
  EMAIL: 'EMAIL',
};

/**
 * The user of an account as the reader of a message that was sent to it. Where an external account is needed to sign in, the
 * message proves too little: then the user needs an open session, and the call decides whether it is valid there.
 */
export function createReaderOf({ orm, prepare }: Pick<Database, 'orm' | 'prepare'>, now: () => Date) {
  const stillOpen = createStillOpen({ prepare }, now);

  return async function readerOf(
    userId: string,
    { id, auth }: Pick<CommunityConfig, 'id' | 'auth'>,
  ): Promise<Identity | undefined> {
    const proven = auth.methods.map(({ authType }) => provenByMessage[authType]);
    const method = proven.find((each) => each !== undefined);
    if (!method) {
      const [latest] = await orm
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
        .orderBy(desc(sessions.lastSeenAt))
        .limit(1);
      return latest && (await stillOpen(latest.id))?.identity;
    }
    const rows = await orm
      .select({ ...userColumns, place: placeColumns })
      .from(users)
      .leftJoin(participants, eq(participants.userId, users.id))
      .where(eq(users.id, userId))
      .orderBy(asc(participants.createdAt), asc(participants.id));
    const [row] = rows;
    if (!row) return undefined;
    const { emailConfirmedAt, place: _, ...user } = row;
    return {
      ...user,
      emailConfirmed: emailConfirmedAt !== null,
      sessionId: '',
      method,
      issuer: null,
      openedIn: id,
      ...membershipsOf(rows.flatMap(({ place }) => place ?? [])),
    };
  };
}
