import type { FastifyInstance } from 'fastify';
import { occasionOf, type BroadcastKind } from '../../../eventAccess/broadcastKind';
import { organisersOf } from '../../../eventAccess/organisersOf';
import { eventRequests } from '../notifications/eventRequests';
import { requestsFor } from './requests';

declare module 'fastify' {
  interface FastifyInstance {
    /** Notifies the organisers of an event of waiting requests. */
    requestsBroadcast: BroadcastKind;
  }
}

export const createRequestsBroadcast = (app: Pick<FastifyInstance, 'notify'>): BroadcastKind => ({
  audience: async (orm, { event, broadcast }, most) =>
    (await organisersOf(orm, event)).filter((id) => id > broadcast.cursor).slice(0, most),
  isStillTrue: ({ cancelledAt, deletedAt, overAt }, _, now) => !cancelledAt && !deletedAt && overAt > now,
  async send(tx, message) {
    const { event, to, data } = message;
    const { about, ...who } = await requestsFor(tx.orm, event.id, to.participantId);
    if (who.count === 0) return;
    const { eventId, title, when, url } = data;
    const requests = { eventId, title, when, url, ...who };
    // A single person is the actor, which limits repeated requests. Several people have no actor.
    const [only] = about;
    const by = who.count === 1 && only ? { participantId: only } : null;
    await app.notify(tx, eventRequests, to, requests, { ...occasionOf(message), by, about });
  },
});
