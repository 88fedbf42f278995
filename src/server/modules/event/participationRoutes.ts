import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/event';
import { anyone, member, organiser, participantOrOrganiser } from '../../guards/guards';
import type { Member } from '../../guards/membership';
import { route } from '../../plugins/route';
import { findEvent } from './find';
import { findPart, presentPart } from './part';
import { createParticipation } from './participation';
import { listPeople } from './people';
import type { TellOf } from './told';
import { ownId, viewerOf } from './viewer';

/** E08 to E15. */
export function registerParticipation(app: FastifyInstance, tellOf: TellOf, now: () => Date): void {
  const { orm } = app.db;
  const { limits } = app;
  const participation = createParticipation(app.db, tellOf, now);

  route(app, calls.getConfirmed, anyone, async ({ params: { id }, query, identity, community }) => {
    const viewer = viewerOf(identity, community.id);
    await findEvent(orm, { communityId: community.id, id, viewer });
    return listPeople(orm, id, { status: 'CONFIRMED', viewer, page: query.page });
  });

  route(app, calls.getPending, organiser, async ({ params: { id }, query, identity, community }) => {
    const viewer = viewerOf(identity, community.id);
    return listPeople(orm, id, { status: 'PENDING', viewer, page: query.page });
  });

  /** Something a member does about their own part in an event that they may see. */
  async function doOwn(what: 'JOIN' | 'CANCEL', id: string, identity: Member, communityId: string) {
    const participantId = ownId(identity);
    await limits.account('participation', identity.userId);
    return participation.act(what, { communityId, eventId: id, participantId }, participantId);
  }
  route(app, calls.confirmParticipation, member, ({ params, identity, community }) =>
    doOwn('JOIN', params.id, identity, community.id),
  );
  route(app, calls.cancelParticipation, member, ({ params, identity, community }) =>
    doOwn('CANCEL', params.id, identity, community.id),
  );

  route(app, calls.getParticipation, participantOrOrganiser, async ({ params, identity, community }) => {
    const { participantId, eventId: id } = params;
    await findEvent(orm, { communityId: community.id, id, viewer: viewerOf(identity, community.id) });
    const whose = { eventId: id, participantId };
    return presentPart(whose, await findPart(orm, whose));
  });

  /** Something an organiser does about somebody's part. */
  const whose = (params: { id: string; pid: string }, communityId: string) => ({
    ...{ communityId, eventId: params.id, participantId: params.pid },
  });
  const byOf = ({ membership }: Member) => membership?.participantId ?? null;

  route(app, calls.approveParticipant, organiser, async ({ params, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    return participation.act('APPROVE', whose(params, community.id), byOf(identity));
  });
  route(app, calls.rejectParticipant, organiser, async ({ params, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    return participation.act('REJECT', whose(params, community.id), byOf(identity));
  });
  route(app, calls.setParticipantStatus, organiser, async ({ params, identity, community }) => {
    await limits.account('eventChanges', identity.userId);
    return participation.set(params.status, whose(params, community.id), byOf(identity));
  });
}
