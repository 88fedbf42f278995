import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/community';
import { AppError } from '../../errors';
import { admin, anyone, self } from '../../guards/guards';
import { route } from '../../plugins/route';
import { createCommunity, type CommunityStore } from './create';
import { presentCommunity } from './entity';

/** How many members C06 shows at most. */
const previewed = 24;

function found(config: CommunityConfig | undefined): CommunityConfig {
  if (!config) throw new AppError(1117);
  return config;
}

/** C01 to C04 and C06. */
export function registerCommunityRoutes(app: FastifyInstance, options: CommunityStore): void {
  route(app, calls.createCommunity, admin, async ({ body, identity }) =>
    presentCommunity(await createCommunity(app, options, body, identity.userId)),
  );

  route(app, calls.getCommunityById, anyone, async ({ query }) => {
    await app.communities.learn(query.communityId);
    return presentCommunity(found(app.communities.byId(query.communityId)));
  });

  route(app, calls.getCommunityByDomain, anyone, async ({ query }) => {
    await app.communities.learn(query.domain);
    return presentCommunity(found(app.communities.byDomain(query.domain)));
  });

  route(app, calls.getCommunityByUserId, self, async ({ identity, community }) => {
    const [own] = identity.memberships;
    return presentCommunity((own && app.communities.byId(own.communityId)) ?? community);
  });

  route(app, calls.previewParticipants, anyone, async ({ params, identity }) => {
    await app.communities.learn(params.id);
    const { id } = found(app.communities.byId(params.id));
    const own = identity?.memberships.find(({ communityId }) => communityId === id);
    const people = await options.repository.preview(id, previewed, own?.participantId);
    return people.map(({ position = null, company = null, avatarUrl = null, ...person }) => ({
      ...person,
      position,
      company,
      avatarUrl,
    }));
  });
}
