import type { FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../../../config/types';
import { matchRoute } from '../../../../lib/routeMatch';
import type { CardRoute, RouteName, RouteParams } from '../../../../lib/routes';
import { chooseLang } from '../preferences';
import type { CardPage, FindCard } from './card';
import { eventCard } from './event';
import { memberCard } from './member';

/** The pages with a description of their own, by the parameters of their path. */
const cardPages: { [Name in CardRoute]: FindCard<RouteParams<Name>> } = {
  event: eventCard,
  participant: memberCard,
};

const finderOf = (name: RouteName): FindCard<Record<string, string>> | undefined =>
  Object.hasOwn(cardPages, name)
    ? (cardPages[name as CardRoute] as FindCard<Record<string, string>>)
    : undefined;

/**
 * The preview of a page for visitors. Undefined for paths without a row. If the database is unavailable, the page comes
 * without it, and is not indexed.
 */
export async function cardPageAt(
  { server, host, log, cookies }: FastifyRequest,
  config: CommunityConfig,
  path: string,
): Promise<CardPage | undefined> {
  const match = matchRoute(path);
  const find = match && finderOf(match.name);
  if (!find) return undefined;
  try {
    const origin = server.communities.origin(config, host);
    return await find({
      server,
      config,
      communityId: config.id,
      origin,
      params: match.params,
      community: config.community.title,
      lang: chooseLang(config, cookies.lang),
      sessionId: cookies.session,
    });
  } catch (error) {
    log.warn({ err: error }, 'a page comes without its card');
    return { found: true, indexed: false };
  }
}
