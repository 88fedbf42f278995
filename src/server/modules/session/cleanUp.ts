import { lt } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { endedSessions, sessions } from '../../db/schema';
import { endSessions } from './endedSessions';

const month = 30 * 86_400_000;

/** Ends expired sessions, and deletes the reason for a session's end after a month. */
export async function cleanUpSessions(orm: Orm, now: Date): Promise<void> {
  await endSessions(orm, lt(sessions.expiresAt, now), 'EXPIRED', now);
  await orm.delete(endedSessions).where(lt(endedSessions.endedAt, new Date(now.getTime() - month)));
}
