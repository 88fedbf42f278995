import { PassThrough, type Readable } from 'node:stream';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database';
import { participants, sessions, users } from '../../db/schema';
import { isUnreachable } from '../../db/unreachable';
import { AppError } from '../../errors';
import { permissionsOf } from '../../guards/permissions';
import type { Identity } from '../../people/identity';
import type { Membership } from '../../people/memberships';

/** How often the database is asked, in ms. */
const interval = 500;
/** After so many polls a comment is sent, so that proxies do not close the stream as idle. */
const breathEvery = 40;
/** Maximum number of streams of one session, and of this process. */
const mostOfSession = 8;
const most = 2000;

interface Place {
  sessionId: string;
  communityId: string;
}

interface Open extends Place {
  stream: PassThrough;
  standing: string;
}

type Known = Pick<Identity, 'role' | 'emailConfirmed'> & {
  memberships: readonly Pick<Membership, 'communityId' | 'enabled' | 'isManager'>[];
};

/** The rights of a user in a community. */
function standingOf({ role, emailConfirmed, memberships }: Known, communityId: string): string {
  const membership = memberships.find((each) => each.communityId === communityId);
  return permissionsOf({ role, emailConfirmed, membership }).join(' ');
}

/** The current users of these sessions, if they are open. */
async function readSessions(orm: Orm, ids: string[], now: Date): Promise<Map<string, Known>> {
  const { communityId, enabled, isManager } = participants;
  const rows = await orm
    .select({
      id: sessions.id,
      role: users.role,
      confirmedAt: users.emailConfirmedAt,
      membership: { communityId, enabled, isManager },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(participants, and(eq(participants.userId, users.id), eq(participants.isGuest, false)))
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, now)));
  const found = new Map<string, Known>();
  for (const { id, role, confirmedAt, membership } of rows) {
    const { memberships } = found.get(id) ?? { memberships: [] };
    found.set(id, {
      role,
      emailConfirmed: confirmedAt !== null,
      memberships: membership ? [...memberships, membership] : memberships,
    });
  }
  return found;
}

/** Streams of this process. */
export function createStreams(app: FastifyInstance, now: () => Date) {
  const open = new Set<Open>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let closing = false;
  let looks = 0;

  async function look(): Promise<void> {
    const asked = [...open];
    const ids = [...new Set(asked.map(({ sessionId }) => sessionId))];
    const known = await readSessions(app.db.orm, ids, now());
    for (const { sessionId, communityId, standing, stream } of asked) {
      const who = known.get(sessionId);
      if (!who || standingOf(who, communityId) !== standing) stream.end('event: changed\ndata:\n\n');
    }
  }

  function tick(): void {
    if (++looks % breathEvery === 0) for (const { stream } of open) stream.write(':\n\n');
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => {
        if (!isUnreachable(error)) app.log.error({ err: error }, 'open streams');
      })
      .finally(() => {
        isLooking = false;
      });
  }

  function remove(one: Open): void {
    open.delete(one);
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  app.addHook('preClose', async () => {
    closing = true;
    for (const { stream } of open) stream.end();
  });

  return {
    /** A stream that sends `changed` and ends when the user's role changes. Throws 1104 for too many streams. */
    open(identity: Identity, communityId: string): Readable {
      const { sessionId } = identity;
      const own = [...open].filter((each) => each.sessionId === sessionId);
      if (open.size >= most || own.length >= mostOfSession) throw new AppError(1104);
      const stream = new PassThrough();
      const one = { sessionId, communityId, stream, standing: standingOf(identity, communityId) };
      open.add(one);
      stream.once('close', () => remove(one));
      // The first bytes make Fastify send the answer immediately.
      stream.write(':\n\n');
      if (closing) stream.end();
      else timer ??= setInterval(tick, interval).unref();
      return stream;
    },
  };
}
