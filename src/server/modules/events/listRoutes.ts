import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/event';
import { AppError } from '../../errors';
import { anyone } from '../../guards/guards';
import { route } from '../../plugins/route';
import type { Identity } from '../../people/identity';
import { createEventLists } from './lists';
import { createEventMonth } from './month';
import { viewerOf, type Viewer } from '../../eventAccess/viewer';

interface Asked<Query> {
  query: Query & { communityId?: string };
  identity: Identity | undefined;
  community: CommunityConfig;
}

/** The parameters of a list. A call is about its own community; any other is treated as unknown. */
function askedOf<Query>({ query, identity, community }: Asked<Query>): Query & {
  community: CommunityConfig;
  viewer: Viewer;
} {
  if (query.communityId !== undefined && query.communityId !== community.id) throw new AppError(1110);
  return { ...query, community, viewer: viewerOf(identity, community.id) };
}

/** E01, E02 and E37: events as lists and as a month. */
export function registerEventLists(app: FastifyInstance, now: () => Date): void {
  const list = createEventLists(app.db);
  const month = createEventMonth(app.db);
  route(app, calls.getPastEvents, anyone, async (asked) => list('past', { ...askedOf(asked), now: now() }));
  route(app, calls.getUpcomingEvents, anyone, async (asked) =>
    list('upcoming', { ...askedOf(asked), now: now() }),
  );
  route(app, calls.getEventMonth, anyone, async (asked) => month({ ...askedOf(asked), now: now() }));
}
