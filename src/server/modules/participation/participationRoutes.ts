import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/event';
import { anyone, memberOrGuest, organiser, participantOrOrganiser } from '../../guards/guards';
import type { Member } from '../../guards/membership';
import { route } from '../../plugins/route';
import type { EventFinder } from '../../eventAccess/find';
import { findVisibleParticipation } from '../../eventAccess/visibleParticipations';
import { createRequireOthers } from './mayDecide';
import { findParticipation, presentParticipation } from '../../eventAccess/participation';
import type { ParticipationActions, ParticipationKey } from './participations';
import type { ParticipationChange } from './seats';
import { createPeopleList } from '../../eventAccess/people';
import { ownIdAt, viewerOf } from '../../eventAccess/viewer';

/** E08 to E15. */
export function registerParticipations(
  app: FastifyInstance,
  participation: ParticipationActions,
  find: EventFinder,
  now: () => Date,
): void {
  const { orm } = app.db;
  const listPeople = createPeopleList(app.db, now);
  const { limits } = app;
  const requireOthers = createRequireOthers(app);

  route(app, calls.getConfirmed, anyone, async ({ params: { id }, query, identity, community }) => {
    const viewer = viewerOf(identity, community.id, id);
    // Runs in parallel; if one fails, the call fails.
    const [, people] = await Promise.all([
      find({ communityId: community.id, id, viewer }),
      listPeople(id, { status: 'CONFIRMED', viewer, community, page: query.page }),
    ]);
    return people;
  });

  route(app, calls.getPending, organiser, async ({ params: { id }, query, identity, community }) => {
    const viewer = viewerOf(identity, community.id);
    return listPeople(id, { status: 'PENDING', viewer, community, page: query.page });
  });

  /** Something a member or a guest does about their own part in an event that they may see. */
  async function doOwn(what: 'join' | 'cancel', id: string, identity: Member, communityId: string) {
    const participantId = ownIdAt(identity, communityId, id);
    await limits.account('participation', identity.userId);
    const key = { communityId, eventId: id, participantId };
    return presentParticipation(key, (await participation[what](key)).after);
  }
  route(app, calls.confirmParticipation, memberOrGuest, ({ params, identity, community }) =>
    doOwn('join', params.id, identity, community.id),
  );
  route(app, calls.cancelParticipation, memberOrGuest, ({ params, identity, community }) =>
    doOwn('cancel', params.id, identity, community.id),
  );

  route(app, calls.getParticipation, participantOrOrganiser, async ({ params, identity, community }) => {
    const { participantId, eventId: id } = params;
    const viewer = viewerOf(identity, community.id, id);
    await find({ communityId: community.id, id, viewer });
    const key = { eventId: id, participantId };
    const isOwn = participantId === viewer.participantId;
    return presentParticipation(
      key,
      isOwn ? await findParticipation(orm, key) : await findVisibleParticipation(orm, key, viewer),
    );
  });

  /** An organiser's decision about a participation. `by` is their own participant here, if they have one. */
  async function decide(
    { params, identity, community }: { params: Named; identity: Member; community: CommunityConfig },
    how: (key: ParticipationKey, by: string | null) => Promise<ParticipationChange>,
  ) {
    await limits.account('eventChanges', identity.userId);
    const key = { communityId: community.id, eventId: params.id, participantId: params.pid };
    await requireOthers({ ...key, by: identity });
    return presentParticipation(key, (await how(key, identity.membership?.participantId ?? null)).after);
  }
  route(app, calls.approveParticipant, organiser, (asked) =>
    decide(asked, (key, by) => participation.answer('APPROVE', key, by)),
  );
  route(app, calls.rejectParticipant, organiser, (asked) =>
    decide(asked, (key, by) => participation.answer('REJECT', key, by)),
  );
  route(app, calls.setParticipantStatus, organiser, (asked) =>
    decide(asked, (key, by) => participation.set(asked.params.status, key, by)),
  );
}

/** An event and a person in a path. */
interface Named {
  id: string;
  pid: string;
}
