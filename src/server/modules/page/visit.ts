import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PreviewPerson } from '../../../config/bootPayload';
import type { CommunityConfig } from '../../../config/types';
import type { Lang } from '../../../lib/lang';
import { routeAt } from '../../../lib/routeMatch';
import type { RouteName } from '../../../lib/routes';
import { bodyOf, type PageBody } from './body';
import type { PageCard } from './cards/card';
import { knownRoute } from './paths';
import { chooseLang, chooseTheme } from './preferences';

/** Everything that a page depends on besides config and build. Nothing in it is personal. */
export interface Visit {
  config: CommunityConfig;
  path: string;
  /** Undefined for a path that the community does not have. */
  route: RouteName | undefined;
  lang: Lang;
  theme: 'light' | 'dark' | null;
  /** Whether the cookie says that a session exists; not whose it is, nor whether it is valid. */
  signedIn: boolean;
  body: PageBody;
  /** Origin of the site. */
  origin: string;
  /** The sites of other communities that the page may lead to. */
  origins: Record<string, string>;
  /** The page's own words and picture, in place of the community's. */
  card?: PageCard;
  /** The members on the page, if it shows any. */
  people?: PreviewPerson[];
  /** Kept from search engines. */
  hidden: boolean;
}

/** The origins of communities on this server to which a page may link. */
function origins(app: FastifyInstance, { community }: CommunityConfig, host: string): Record<string, string> {
  const named = [
    community.parentCommunityDomain,
    community.welcomeRedirectUrl && new URL(community.welcomeRedirectUrl).hostname,
  ];
  const found = named.flatMap((domain) =>
    domain ? [[domain, app.communities.byDomain(domain)] as const] : [],
  );
  return Object.fromEntries(
    found.flatMap(([domain, config]) => (config ? [[domain, app.communities.origin(config, host)]] : [])),
  );
}

/** The visit of a request for a page of `config` at `path`. */
export function visitOf(
  { server, host, cookies, query }: FastifyRequest,
  config: CommunityConfig,
  path: string,
): Omit<Visit, 'card' | 'people' | 'hidden'> {
  const signedIn = Boolean(cookies.session);
  return {
    config,
    path,
    route: knownRoute(path, config),
    lang: chooseLang(config, cookies.lang),
    theme: chooseTheme(cookies.theme),
    signedIn,
    body: bodyOf({ route: routeAt(path), query: Object.keys(query as object), hasSession: signedIn }),
    origin: server.communities.origin(config, host),
    origins: origins(server, config, host),
  };
}
