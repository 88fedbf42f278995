import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { isLang, type Lang } from '../../../lib/lang';
import { communityOf, originFor } from '../../community';
import type { Orm } from '../../db/database';
import { participants, users } from '../../db/schema';

/** A recipient, with the community that notifies them and their language. */
export interface Recipient {
  community: CommunityConfig;
  /** The community's origin, as links to it begin. */
  siteUrl: string;
  lang: Lang;
  /** Normalised by `normalizeEmail`. */
  email: string;
  /** Left out where the address has no account, or none any more. */
  userId?: string;
}

interface Named {
  email: string;
  /** The account of the address, if it has one. */
  account?: { id: string; preferredLang: Lang | null };
}

/** The caller with an address: in the language they stored, otherwise the browser's, otherwise the community's. */
export function callerAt(request: FastifyRequest, { email, account }: Named): Recipient {
  const community = communityOf(request);
  const { lang, langChoices } = community.community;
  const remembered = request.cookies.lang?.toLowerCase();
  const chosen = isLang(remembered) && langChoices.includes(remembered) ? remembered : lang;
  return {
    community,
    siteUrl: originFor(request, community),
    lang: account?.preferredLang ?? chosen,
    email,
    userId: account?.id,
  };
}

interface Origins {
  communities: Pick<FastifyInstance['communities'], 'origin'>;
}

/**
 * A user as a recipient in a community's name: in the language they stored, otherwise the community's. Undefined for
 * nobody, and while the address is unconfirmed and may be somebody else's.
 */
export async function userAt(
  { communities }: Origins,
  orm: Orm,
  community: CommunityConfig,
  userId: string,
): Promise<Recipient | undefined> {
  const [found] = await orm
    .select({ email: users.email, preferredLang: users.preferredLang })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
  if (!found) return undefined;
  const { email, preferredLang } = found;
  const siteUrl = communities.origin(community, '');
  return { community, siteUrl, lang: preferredLang ?? community.community.lang, email, userId };
}

/** Like `userAt`, but only for members of the community. */
export async function memberOf(
  origins: Origins,
  orm: Orm,
  community: CommunityConfig,
  userId: string,
): Promise<Recipient | undefined> {
  const [member] = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.communityId, community.id), eq(participants.userId, userId)));
  return member && userAt(origins, orm, community, userId);
}
