import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/event';
import type { EventFinder } from '../../eventAccess/find';
import { viewerOf, viewingOf } from '../../eventAccess/viewer';
import { anyone, organiser } from '../../guards/guards';
import { route } from '../../plugins/route';
import { listOrganisers, type Organisers } from './organisers';

interface Parts {
  organisers: Organisers;
  find: EventFinder;
}

/** E16 and E18: who organises an event. */
export function registerOrganisers(app: FastifyInstance, { organisers, find }: Parts, now: () => Date): void {
  const { limits } = app;
  const { orm } = app.db;

  route(app, calls.getResponsibles, anyone, async ({ params, identity, community }) => {
    const viewer = viewerOf(identity, community.id, params.id);
    await find({ communityId: community.id, id: params.id, viewer });
    return listOrganisers(orm, params.id, viewingOf(viewer, community, now()));
  });

  route(app, calls.removeResponsible, organiser, async ({ params, identity, community, reachable }) => {
    await limits.account('eventChanges', identity.userId);
    const key = { communityId: community.id, eventId: params.id, participantId: params.pid };
    // An unreachable person organises nothing that the caller could change.
    if (reachable.has(params.pid)) await organisers.remove(key);
    return listOrganisers(orm, params.id, viewingOf(viewerOf(identity, community.id), community, now()));
  });
}
