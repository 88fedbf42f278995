import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/account';
import { leaveCommunity } from '../../../generated/api/contract/participant';
import { ownerByBody, user } from '../../guards/guards';
import { route } from '../../plugins/route';
import { deleteAccount, mailDeletionCode } from './deletion';
import { exportData } from './export';
import * as leaving from './leaving';

/** A13, the code that may confirm it, the export, and leaving one community. */
export function registerAccountRoutes(app: FastifyInstance, now: () => Date): void {
  route(app, calls.deleteUser, user, ({ request, identity, params, body }) =>
    deleteAccount(request, identity, { ...body, id: params.id }),
  );

  route(app, calls.mailDeletionCode, user, ({ request, identity }) => mailDeletionCode(request, identity));

  route(app, leaveCommunity, ownerByBody, ({ request, identity, community }) =>
    leaving.leaveCommunity(request, identity, community),
  );

  route(app, calls.exportData, user, async ({ identity }) => {
    await app.limits.account('export', identity.email);
    return exportData(app, identity, now());
  });
}
