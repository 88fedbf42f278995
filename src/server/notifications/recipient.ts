import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../config/types';
import { isLang, type Lang } from '../../lib/lang';
import { communityOf, originFor } from '../community';
import type { Orm } from '../db/database';
import { participants, users } from '../db/schema';

/** Whom something is told, in which community's name and which language. */
export interface Recipient {
  community: CommunityConfig;
  /** The community's origin, as links to it begin. */
  siteUrl: string;
  lang: Lang;
  /** As `normalizeEmail` makes it. */
  email: string;
  /** Left out where the address has no account, or none any more. */
  userId?: string;
}

interface Named {
  email: string;
  /** The account of the address, where it has one. */
  account?: { id: string; preferredLang: Lang | null };
}

/** Whoever makes a call, at an address: in the language they stored, else what their browser remembers, else the community's. */
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

/** A member of a community, whoever makes the call: in the language they stored, else the community's. Undefined for others. */
export async function memberOf(
  { communities }: FastifyInstance,
  orm: Orm,
  community: CommunityConfig,
  userId: string,
): Promise<Recipient | undefined> {
  const [found] = await orm
    .select({ email: users.email, preferredLang: users.preferredLang })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.communityId, community.id), eq(participants.userId, userId)));
  if (!found) return undefined;
  const { email, preferredLang } = found;
  const siteUrl = communities.origin(community, '');
  return { community, siteUrl, lang: preferredLang ?? community.community.lang, email, userId };
}
