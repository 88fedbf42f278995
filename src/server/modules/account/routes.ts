import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/account';
import { leaveCommunity } from '../../../generated/api/contract/participant';
import type { ServerModule } from '../../defineModule';
import { ownerByBody, user } from '../../guards/guards';
import { route } from '../../plugins/route';
import { personalDataOf } from './collect';
import { deleteAccount, mailDeletionCode } from './deletion';
import { exportData } from './export';
import * as leaving from './leaving';

/** A13, the code that may confirm it, the export, and leaving one community. */
export async function registerAccountRoutes(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  now: () => Date,
): Promise<void> {
  const personalData = await personalDataOf(modules);
  route(app, calls.deleteUser, user, ({ request, identity, params, body }) =>
    deleteAccount(request, identity, { ...body, id: params.id, personalData }),
  );

  route(app, calls.mailDeletionCode, user, ({ request, identity }) => mailDeletionCode(request, identity));

  route(app, leaveCommunity, ownerByBody, ({ request, identity, community }) =>
    leaving.leaveCommunity(request, identity, community, personalData),
  );

  route(app, calls.exportData, user, async ({ identity }) => {
    await app.limits.account('export', identity.email);
    return exportData(app, personalData, identity, now());
  });
}
