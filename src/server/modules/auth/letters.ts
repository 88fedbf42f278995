import type { FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { communityOf, originFor } from '../../community';
import type { Transaction } from '../../db/database';
import type { LinkKind } from '../../db/schema';
import { letterLang } from '../../lang';
import type { Account } from '../account/accounts';

/** Where each kind of link leads. Opening it shows a page; only the page's button acts. */
const pages: Record<LinkKind, (code: string, backTo?: string) => string> = {
  confirm: (code) => `/confirmed?code=${code}`,
  recovery: (code) => `/confirm-recovery?code=${code}`,
  magic: (code, backTo) =>
    `/auth-magic?url_auth_token=${code}${backTo ? `&back_to=${encodeURIComponent(backTo)}` : ''}`,
};

export interface CodeLetter {
  kind: LinkKind | 'otp';
  email: string;
  account?: Pick<Account, 'id' | 'preferredLang'>;
  backTo?: string;
  /** Do everything but send: the address must not get this letter. */
  suppressed?: boolean;
}

/**
 * Makes a code and writes the letter that carries it, in one transaction with what else `tx` does. Throws 1103 too soon
 * after the last and 1104 after too many.
 */
export async function sendCode(
  request: FastifyRequest,
  tx: Transaction,
  { kind, email, account, backTo, suppressed }: CodeLetter,
): Promise<void> {
  const { codes, limits, mail } = request.server;
  const community: CommunityConfig = communityOf(request);
  const siteUrl = originFor(request, community);
  const { id, code } = await codes.issue(tx, {
    kind,
    email,
    communityId: community.id,
    userId: account?.id,
  });
  // Counted only now: a request that came too soon sent nothing.
  await limits.account(kind, email);
  await mail(tx, {
    kind,
    cause: `${kind}:${id}`,
    community,
    to: email,
    lang: letterLang(request, community, account?.preferredLang),
    payload: {
      siteUrl,
      ...(kind === 'otp' ? { code } : { url: `${siteUrl}${pages[kind](code, backTo)}` }),
    },
    suppressed,
  });
}
