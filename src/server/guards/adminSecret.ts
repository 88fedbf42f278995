import type { FastifyRequest } from 'fastify';
import { sameText } from '../tokens';

/** Whether `given` is the server's ADMIN_SECRET. Always false if none is set. */
const isAdminSecret = (secret: string | undefined, given: unknown): boolean =>
  Boolean(secret) && typeof given === 'string' && sameText(given, secret ?? '');

/**
 * Whether a request has the admin secret, as Bearer token or X-Admin-Secret, or as `given`. Wrong ones are counted by
 * address; throws 1104 after too many.
 */
export async function holdsAdminSecret(request: FastifyRequest, given?: unknown): Promise<boolean> {
  const { env, limits } = request.server;
  const { authorization = '', 'x-admin-secret': header } = request.headers;
  const all = [authorization.replace(/^Bearer /i, ''), header, given].filter(Boolean);
  if (all.length === 0) return false;
  await limits.address('wrongSecret', request);
  const holds = all.some((each) => isAdminSecret(env.ADMIN_SECRET, each));
  if (holds) await limits.giveBack('wrongSecret', request);
  return holds;
}
