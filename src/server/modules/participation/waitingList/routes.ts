import type { FastifyInstance } from 'fastify';
import * as calls from '../../../../generated/api/contract/event';
import { memberOrGuest, organiser } from '../../../guards/guards';
import { route } from '../../../plugins/route';
import { findEvent } from '../../../eventAccess/find';
import { createRequireOthers } from '../mayDecide';
import type { SeatOffers } from '../seatOffers';
import { ownIdAt, viewerOf } from '../../../eventAccess/viewer';
import { createWaiting } from './waiting';
import { listWaiting } from './listWaiting';

/** E20 to E23. */
export function registerWaiting(app: FastifyInstance, offers: SeatOffers, now: () => Date): void {
  const { db, limits } = app;
  const waiting = createWaiting(db, offers, now);
  const requireOthers = createRequireOthers(app);

  route(app, calls.joinWaitingList, memberOrGuest, async ({ params: { id }, identity, community }) => {
    const participantId = ownIdAt(identity, community.id, id);
    await limits.account('participation', identity.userId);
    return waiting.join({ communityId: community.id, eventId: id, participantId });
  });

  route(app, calls.leaveWaitingList, memberOrGuest, async ({ params: { id }, identity, community }) => {
    const participantId = ownIdAt(identity, community.id, id);
    await limits.account('participation', identity.userId);
    return waiting.leave({ communityId: community.id, eventId: id, participantId });
  });

  route(app, calls.getWaitingList, organiser, async ({ params: { id }, query, identity, community }) => {
    const viewer = viewerOf(identity, community.id);
    await findEvent(db.orm, { communityId: community.id, id, viewer });
    return listWaiting(db.orm, id, { viewer, page: query.page });
  });

  route(app, calls.offerPlace, organiser, async ({ params, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    const participation = { communityId: community.id, eventId: params.id, participantId: params.pid };
    await requireOthers({ ...participation, by: identity });
    return waiting.promote(participation);
  });
}
