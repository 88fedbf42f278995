import type { FastifyInstance } from 'fastify';
import { joinAsGuest } from '../../../generated/api/contract/event';
import { AppError } from '../../errors';
import { user } from '../../guards/guards';
import { route } from '../../plugins/route';
import type { EventFinder } from '../../eventAccess/find';
import { viewerOf } from '../../eventAccess/viewer';

/**
 * E39: a user with a confirmed address comes to an upcoming public event with a name, and gets no access to anything
 * else in the community (SES-04). Administrators do not need this; they take part where they have joined.
 */
export function registerGuests(app: FastifyInstance, find: EventFinder, now: () => Date): void {
  route(app, joinAsGuest, user, async ({ params: { id }, body, identity, community }) => {
    const { userId } = identity;
    const communityId = community.id;
    const viewer = viewerOf(identity, communityId, id);
    const { event } = await find({ communityId, id, viewer });
    if (viewer.isMember) return app.events.show(id, identity, community);
    if (!identity.emailConfirmed) throw new AppError(1146);
    if (community.community.admission === 'closed') throw new AppError(1130);
    if (event.overAt <= now()) throw new AppError(1201);
    if (event.cancelledAt) throw new AppError(1205);
    await app.limits.account('guest', userId);
    const participantId = await app.db.transaction(async (tx) => {
      // Of two simultaneous calls, the second finds the guest made by the first.
      if (!(await app.accounts.lock(tx.orm, userId))) throw new AppError(405);
      await app.consents.requireCurrent(tx.orm, community, userId);
      return app.guests.letIn(tx, { communityId, userId, eventId: id, name: body, now: now() });
    });
    const guest = { communityId, participantId, eventIds: [id] };
    return app.events.show(id, { ...identity, guests: [guest] }, community);
  });
}
