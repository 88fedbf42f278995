import type { FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { avatarOf } from '../../../lib/avatar';

/** What search engines and messengers are told of a page, in place of the community's own words. */
export interface PageCard {
  title: string;
  description?: string;
  /** Path of a picture. */
  picture?: string;
}

/** What the address of a member's page comes to. */
export interface MemberPage {
  /** Whether visitors find somebody there. */
  found: boolean;
  /** The path of today, where the address is a former one. */
  movedTo?: string;
  /** Absent where privacy allows none: such a page is kept from search engines too. */
  card?: PageCard;
}

const memberPath = /^\/u\/([^/]+)\/?$/;

/**
 * What visitors may know of a member's page before it is opened (PRO-04): name and picture where privacy allows, the
 * slug of today where it is a former one. Undefined for other paths, and when the database cannot be asked: the page then
 * comes as any other does.
 */
export async function memberPage(
  request: FastifyRequest,
  { id }: CommunityConfig,
  path: string,
): Promise<MemberPage | undefined> {
  const [, written] = memberPath.exec(path) ?? [];
  if (!written) return undefined;
  try {
    const slug = decodeURIComponent(written);
    const card = await request.server.participants.card(id, slug);
    if (!card) return { found: false };
    if (card.slug !== slug) return { found: true, movedTo: `/u/${card.slug}` };
    const { person } = card;
    return { found: true, ...(person ? { card: cardOf(person) } : {}) };
  } catch (error) {
    request.log.warn({ err: error }, 'a member page comes without its card');
    return undefined;
  }
}

const cardOf = (person: { name: string; occupation: string; avatarUrl: string | null }): PageCard => ({
  title: person.name,
  ...(person.occupation ? { description: person.occupation } : {}),
  ...(person.avatarUrl ? { picture: avatarOf(person.avatarUrl, 512) } : {}),
});
