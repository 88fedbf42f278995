import type { FastifyInstance } from 'fastify';
import type { GetContactTypesResponse } from '../../../generated/api/constants';
import { getContactTypes } from '../../../generated/api/contract/constants';
import { health, ready } from '../../../generated/api/contract/system';
import { AppError } from '../../errors';
import { holdsAdminSecret } from '../../guards/adminSecret';
import { anyone } from '../../guards/guards';
import { route } from '../../plugins/route';

/** Health, readiness, and the constants. */
export function registerSystem(app: FastifyInstance): void {
  const { items } = getContactTypes.response as { items: { enum: GetContactTypesResponse } };

  route(app, health, anyone, async ({ request }) => {
    const isOperator = await holdsAdminSecret(request);
    if (!isOperator) return { status: 'ok' as const };
    const warnings = await app.unreachedReports();
    return { status: 'ok' as const, problems: app.communities.problems(), warnings };
  });

  route(app, ready, anyone, async () => {
    await app.db.pool.query('select 1').catch((cause: unknown) => {
      throw new AppError(503, { cause });
    });
    const degraded = await app.degraded();
    return { status: 'ready' as const, ...(degraded.length > 0 ? { degraded } : {}) };
  });

  route(app, getContactTypes, anyone, async () => items.enum);
}
