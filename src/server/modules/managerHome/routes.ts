import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import {
  getManagerHome,
  listManagedCommunities,
  dismissFirstSteps,
} from '../../../generated/api/contract/admin';
import { AppError } from '../../errors';
import { admin, byCommunityId, can } from '../../guards/guards';
import { route } from '../../plugins/route';
import type { ServerModule } from '../../defineModule';
import type { Asking } from '../../waitingForManagers';
import { createFirstSteps, endFirstSteps } from './firstSteps';
import { changesFor } from './visits';
import { createWaiting } from './waiting';

/** D11, D15, D47: where those who manage a community begin. */
export function registerManagerHome(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  now: () => Date,
): void {
  const { audit, communities, db } = app;
  const waitingIn = createWaiting(modules);
  const firstStepsOf = createFirstSteps(modules);

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
    const { userId, membership } = identity;
    const waiting = await waitingIn(asking(community, identity));
    const visitor = { communityId: community.id, userId, alias: await audit.aliasOf(db.orm, userId) };
    const changes = await changesFor(db.orm, visitor, now());
    const manager = membership && { app, community, participantId: membership.participantId };
    const telegram = app.channels.some(({ name }) => name === 'TELEGRAM');
    return {
      telegram,
      waiting,
      changes,
      firstSteps: manager ? await firstStepsOf(manager, visitor, now()) : null,
    };
  });

  route(
    app,
    dismissFirstSteps,
    byCommunityId(can('community.manage')),
    async ({ body, identity, community }) => {
      const { userId, membership } = identity;
      if (!membership) throw new AppError(1110);
      const at = now();
      await endFirstSteps(db.orm, { communityId: community.id, userId }, body.dismissed ? at : null, at);
      return 'OK';
    },
  );
}
