import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/manager';
import { byCommunityId, manager } from '../../guards/guards';
import { roleOf } from '../../guards/membership';
import { route } from '../../plugins/route';
import { setRole } from './setRole';

/** D10 and D12: who manages a community. */
export function registerManagers(app: FastifyInstance): void {
  route(app, calls.getManagers, byCommunityId(manager), async ({ identity, community }) => {
    const managers = await app.managers.list(app.db.orm, community.id);
    return managers.map(({ participant }) => {
      const { id, firstName, lastName, slug, avatarUrl, userId, managedVersion } = participant;
      const isSelf = userId === identity.userId;
      const mayRevoke = isSelf || roleOf(identity) === 'ROLE_ADMIN';
      return { id, firstName, lastName, slug, avatarUrl, isSelf, mayRevoke, version: managedVersion };
    });
  });

  route(app, calls.setRole, manager, async ({ identity, community, params, body }) => {
    const { isManager, managedVersion } = await setRole(app, community, identity, {
      participantId: params.id,
      ...body,
    });
    return { isManager, version: managedVersion };
  });
}
