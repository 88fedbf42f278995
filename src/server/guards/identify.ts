import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../config/types';
import { countsIn } from './countsIn';
import type { Identity } from '../people/identity';

/**
 * Whose token a call carries; undefined without one, when it is not (or no longer) good, and where its session does not
 * count in the community: there its owner is a visitor, and the token goes on being good elsewhere.
 */
export async function identify(
  { sessions, secrets }: Pick<FastifyInstance, 'sessions' | 'secrets'>,
  token: string | undefined,
  community: CommunityConfig,
): Promise<Identity | undefined> {
  const identity = token === undefined ? undefined : await sessions.identify(token);
  if (!identity || !countsIn(community, identity, secrets)) return undefined;
  await sessions.seenIn(identity, community.id);
  return identity;
}
