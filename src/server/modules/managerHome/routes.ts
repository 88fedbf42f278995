import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { getManagerHome, listManagedCommunities } from '../../../generated/api/contract/admin';
import { admin, byCommunityId, can } from '../../guards/guards';
import { route } from '../../plugins/route';
import type { ServerModule } from '../../defineModule';
import type { Asking } from '../../waitingForManagers';
import { changesFor } from './visits';
import { createWaiting } from './waiting';

/** D11, D15: where those who manage a community begin. */
export function registerManagerHome(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  now: () => Date,
): void {
  const { audit, communities, db } = app;
  const waitingIn = createWaiting(modules);

  const asking = ({ id, domain }: CommunityConfig, by: Asking['by']): Asking => ({
    app,
    communityId: id,
    by,
    issues: communities.issues(domain).filter(({ severity }) => severity === 'error'),
    now: now(),
  });

  route(app, listManagedCommunities, admin, async ({ identity, request }) => {
    const configs = communities.domains().flatMap((domain) => communities.byDomain(domain) ?? []);
    const found = await Promise.all(
      configs.map(async (config) => {
        const waiting = await waitingIn(asking(config, identity));
        return {
          id: config.id,
          title: config.community.title,
          url: communities.origin(config, request.host),
          waiting: waiting.reduce((sum, { count }) => sum + count, 0),
        };
      }),
    );
    return found.toSorted((one, other) => one.title.localeCompare(other.title));
  });

  route(app, getManagerHome, byCommunityId(can('community.manage')), async ({ identity, community }) => {
    const { userId } = identity;
    const waiting = await waitingIn(asking(community, identity));
    const visitor = { communityId: community.id, userId, alias: await audit.aliasOf(db.orm, userId) };
    return { waiting, changes: await changesFor(db.orm, visitor, now()) };
  });
}
