import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../config/types';
import { countsIn } from './countsIn';
import type { Identity } from '../people/identity';

/**
 * The user of a call's token. Undefined without a token, with an invalid one, and if its session is not valid in the
 * community: there its owner is a visitor, but the token stays valid elsewhere.
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
