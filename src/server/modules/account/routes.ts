import type { FastifyInstance } from 'fastify';
import * as calls from '../../../generated/api/contract/account';
import { user } from '../../guards/guards';
import { route } from '../../plugins/route';
import { deleteAccount, mailDeletionCode } from './deletion';
import { exportData } from './export';

/** A13, the code that may confirm it, and the export. */
export function registerAccountRoutes(app: FastifyInstance, now: () => Date): void {
  route(app, calls.deleteUser, user, ({ request, identity, params, body }) =>
    deleteAccount(request, identity, params.id, body),
  );

  route(app, calls.mailDeletionCode, user, ({ request, identity }) => mailDeletionCode(request, identity));

  route(app, calls.exportData, user, async ({ identity }) => {
    await app.limits.account('export', identity.email);
    return exportData(app, identity, now());
  });
}
