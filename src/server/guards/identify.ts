import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../config/types';
import { ownCaller } from './callAs';
import { countsIn } from './countsIn';
import type { Identity } from '../people/identity';

/** The user of a token, or the one for whom the server itself makes the call. */
async function callerOf(
  { sessions }: Pick<FastifyInstance, 'sessions'>,
  token: string | undefined,
  community: CommunityConfig,
): Promise<Identity | undefined> {
  const known = ownCaller();
  if (known) return known(community.id);
  return token === undefined ? undefined : sessions.identify(token);
}

/**
 * The user of a call's token. Undefined without a token, with an invalid one, and if its session is not valid in the
 * community: there its owner is a visitor, but the token stays valid elsewhere. `zone` is the time zone of their browser.
 */
export async function identify(
  app: Pick<FastifyInstance, 'sessions' | 'secrets'>,
  token: string | undefined,
  community: CommunityConfig,
  zone: string | undefined,
): Promise<Identity | undefined> {
  const identity = await callerOf(app, token, community);
  if (!identity || !countsIn(community, identity, app.secrets)) return undefined;
  await app.sessions.seenIn(identity, community.id, zone);
  return identity;
}
