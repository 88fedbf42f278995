import type { FastifyInstance } from 'fastify';
import { listSessions, revokeSession } from '../../../generated/api/contract/currentUser';
import { AppError } from '../../errors';
import { user } from '../../guards/guards';
import { clearPageCookie } from '../../pageCookie';
import { route } from '../../plugins/route';

/** A user's own sessions. Nobody else sees or ends them. */
export function registerSessionRoutes(app: FastifyInstance): void {
  route(app, listSessions, user, async ({ identity }) => {
    const open = await app.sessions.list(identity.userId);
    return open.map(({ id, createdAt, lastSeenAt, userAgent, communityId }) => ({
      id,
      current: id === identity.sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      userAgent,
      communityId,
    }));
  });

  route(app, revokeSession, user, async ({ identity, params, request, reply }) => {
    if (!(await app.sessions.end(identity.userId, params.id, identity.sessionId))) throw new AppError(1110);
    if (params.id === identity.sessionId) clearPageCookie(request, reply);
    return 'OK';
  });
}
