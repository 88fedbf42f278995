import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../../config/types';
import type { Lang } from '../../../../lib/lang';

/** Words and picture of a page. */
export interface PageWords {
  title: string;
  description?: string;
  /** Path of a picture. */
  picture?: string;
}

/** Structured data of a page: an object of schema.org. Addresses in it are absolute. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: StructuredData | readonly StructuredData[] | string | number | undefined;
}

/** The description of a page for search engines and messengers, instead of the community's own. */
export interface PageCard extends PageWords {
  /** Open Graph's `og:type`. */
  type: 'profile' | 'website';
  data: StructuredData;
}

/** The page of an address as visitors may see it. */
export interface CardPage {
  /** Whether visitors find something there. `perhaps`: a signed-in user may find what visitors do not. */
  found: boolean | 'perhaps';
  /** The path of today, where the address is a former one. */
  movedTo?: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Absent where privacy allows none. */
  card?: PageCard;
}

/** The requested page. */
interface Asked<Params> {
  server: FastifyInstance;
  config: CommunityConfig;
  communityId: string;
  /** Its title. */
  community: string;
  /** Origin of the site. */
  origin: string;
  /** The language of the page. */
  lang: Lang;
  /** The decoded parameters of the path. */
  params: Params;
  /** From the cookie and not verified: it may only withhold something, never show something. */
  sessionId?: string;
}

/**
 * Finds a page. The result is the same for every caller, because the page is cached for all; but it may be withheld
 * from some.
 */
export type FindCard<Params> = (asked: Asked<Params>) => Promise<CardPage>;
