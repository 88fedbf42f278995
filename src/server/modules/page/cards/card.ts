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

/** What a page is about, for machines: an object of schema.org. Addresses in it are whole. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: StructuredData | readonly StructuredData[] | string | number | undefined;
}

/** What search engines and messengers are told of a page, in place of the community's own words. */
export interface PageCard extends PageWords {
  /** As Open Graph calls it: `og:type`. */
  type: 'profile' | 'website';
  data: StructuredData;
}

/** What an address comes to, as visitors may know it. */
export interface CardPage {
  /** Whether visitors find something there; `perhaps` is where who is signed in may find what visitors do not. */
  found: boolean | 'perhaps';
  /** The path of today, where the address is a former one. */
  movedTo?: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Absent where privacy allows none. */
  card?: PageCard;
}

/** Which page is asked for. */
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
  /** Of the path, decoded. */
  params: Params;
  /** Of the cookie, unproven: something may be withheld by it, and nothing shown. */
  sessionId?: string;
}

/** Looks up a page. What is found is the same whoever asks, for the page is cached for all; it may not be found for some. */
export type FindCard<Params> = (asked: Asked<Params>) => Promise<CardPage>;
