import type { FastifyInstance } from 'fastify';
import type { GetContactTypesResponse } from '../../../generated/api/constants';
import { contract } from '../../../generated/api/contract';
import { AppError } from '../../errors';
import { anyone, isAdminSecret } from '../../plugins/guards';
import { route } from '../../plugins/route';

/** Health, readiness, and the constants. */
export function registerSystem(app: FastifyInstance): void {
  const { health, ready } = contract.system;
  const { getContactTypes } = contract.constants;
  const { items } = getContactTypes.response as { items: { enum: GetContactTypesResponse } };

  route(app, health, anyone, async ({ request, query }) => {
    const { authorization = '', 'x-admin-secret': header } = request.headers;
    const given = [query.secret, header, authorization.replace(/^Bearer /i, '')];
    const told = given.some((secret) => isAdminSecret(app.env.ADMIN_SECRET, secret));
    return { status: 'ok' as const, ...(told ? { problems: app.communities.problems() } : {}) };
  });

  route(app, ready, anyone, async () => {
    await app.db.pool.query('select 1').catch((cause: unknown) => {
      throw new AppError(503, { cause });
    });
    return { status: 'ready' };
  });

  route(app, getContactTypes, anyone, async () => items.enum);
}
