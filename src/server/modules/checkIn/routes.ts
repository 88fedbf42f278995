import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/checkIn';
import { AppError } from '../../errors';
import { memberOrGuest, organiser } from '../../guards/guards';
import type { Member } from '../../guards/membership';
import { route } from '../../plugins/route';
import { findEvent } from '../../eventAccess/find';
import { findParticipation } from '../../eventAccess/participation';
import { ownIdAt, viewerOf } from '../../eventAccess/viewer';
import { createCheckIn, requireOn } from './checkIn';
import { listForCheckIn } from './checkInList';
import { ticketOf } from '../../eventAccess/ticket';

interface Asked {
  params: { id: string };
  identity: Member;
  community: CommunityConfig;
}

/** E28 to E31: tickets and check-in. */
export function registerCheckIn(app: FastifyInstance, now: () => Date): void {
  const { db, limits } = app;
  const checkIns = createCheckIn(db, now);

  const found = ({ params: { id }, identity, community }: Asked) =>
    findEvent(db.orm, { communityId: community.id, id, viewer: viewerOf(identity, community.id, id) });

  route(app, calls.getTicket, memberOrGuest, async (asked) => {
    const participantId = ownIdAt(asked.identity, asked.community.id, asked.params.id);
    const { event } = await found(asked);
    const part = await findParticipation(db.orm, { eventId: event.id, participantId });
    if (part?.status !== 'CONFIRMED') throw new AppError(1242);
    return {
      code: ticketOf(requireOn(event), participantId),
      checkedInAt: part.checkedInAt?.toISOString() ?? null,
    };
  });

  const atEntrance = ({ params, identity, community }: Asked) => ({
    communityId: community.id,
    eventId: params.id,
    viewer: viewerOf(identity, community.id),
    by: identity.membership?.participantId ?? null,
  });

  route(app, calls.letIn, organiser, async (asked) => {
    await limits.account('checkIns', asked.identity.userId);
    return checkIns.checkIn(atEntrance(asked), asked.body);
  });

  route(app, calls.undoCheckIn, organiser, async (asked) => {
    await limits.account('checkIns', asked.identity.userId);
    await checkIns.undo(atEntrance(asked), asked.params.pid);
    return 'OK';
  });

  route(app, calls.getCheckIn, organiser, async (asked) => {
    const { event } = await found(asked);
    return listForCheckIn(
      db.orm,
      requireOn(event),
      viewerOf(asked.identity, asked.community.id),
      asked.query,
    );
  });
}
