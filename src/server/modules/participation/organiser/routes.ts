import type { FastifyInstance } from 'fastify';
import * as calls from '../../../../generated/api/contract/organiser';
import { organiser } from '../../../guards/guards';
import { answerLang } from '../../../lang';
import { route } from '../../../plugins/route';
import { findEvent } from '../../../eventAccess/find';
import { createRequireOthers } from '../mayDecide';
import type { ParticipationActions } from '../participations';
import { viewerOf } from '../../../eventAccess/viewer';
import { changeMany } from './bulk';
import { exportParticipants } from './exportParticipants';
import { createParticipantsList, everyParticipant } from './participants';

/** E25 to E27. */
export function registerOrganiser(app: FastifyInstance, participation: ParticipationActions): void {
  const { db, limits } = app;
  const requireOthers = createRequireOthers(app);
  const listParticipants = createParticipantsList(db);

  route(app, calls.listParticipants, organiser, ({ params, query, identity, community }) =>
    listParticipants({ eventId: params.id, viewer: viewerOf(identity, community.id), ...query }),
  );

  route(app, calls.changeParticipants, organiser, async (asked) => {
    const { params, body, identity, community, reachable, request } = asked;
    await limits.account('eventBulk', identity.userId);
    const lang = answerLang(request);
    return changeMany({ participation, requireOthers }, body, {
      communityId: community.id,
      eventId: params.id,
      by: identity,
      reachable,
      lang,
    });
  });

  route(app, calls.exportParticipants, organiser, async ({ params, query, identity, community, reply }) => {
    const viewer = viewerOf(identity, community.id);
    const { event } = await findEvent(db.orm, { communityId: community.id, id: params.id, viewer });
    reply.header('content-disposition', `attachment; filename="participants-${event.date}.csv"`);
    return exportParticipants(everyParticipant(db, { eventId: event.id, viewer, ...query }), event);
  });
}
