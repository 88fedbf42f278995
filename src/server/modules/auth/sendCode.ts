import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/database';
import type { LinkKind, ExternalIdentity } from '../../db/schema';
import { AppError } from '../../errors';
import { callerAt } from '../../notifications/recipients/recipient';
import type { Account } from '../account/module';
import { confirm } from './notifications/confirm';
import { external } from './notifications/external';
import { login } from './notifications/login';
import { magic } from './notifications/magic';
import { otp } from './notifications/otp';
import { recovery } from './notifications/recovery';

/** The page of each kind of link. Opening it only shows a page; its button acts. */
const pages: Record<LinkKind, (code: string, backTo?: string) => string> = {
  confirm: (code) => `/confirmed?code=${code}`,
  recovery: (code) => `/confirm-recovery?code=${code}`,
  magic: (code, backTo) =>
    `/auth-magic?url_auth_token=${code}${backTo ? `&back_to=${encodeURIComponent(backTo)}` : ''}`,
};

const links = { confirm, recovery, magic } satisfies Record<LinkKind, unknown>;
const typedCodes = { otp, login, external };

type MailedKind = keyof typeof links | keyof typeof typedCodes;

const isLink = (kind: MailedKind): kind is LinkKind => kind in pages;

interface MailedCode {
  kind: MailedKind;
  email: string;
  account?: Pick<Account, 'id' | 'preferredLang'>;
  backTo?: string;
  /** For 'external': the account that the code links. */
  identity?: ExternalIdentity;
  /** Do everything but send: the address must not get this email. */
  suppressed?: boolean;
}

/**
 * Makes a code and writes the email that carries it, in one transaction with what else `tx` does. Answers the code's
 * id. Throws 1103 too soon after the last, and after so many that those before will do.
 */
export async function sendCode(
  request: FastifyRequest,
  tx: Transaction,
  { kind, email, account, backTo, identity, suppressed }: MailedCode,
): Promise<string> {
  const { codes, limits, notify } = request.server;
  const to = callerAt(request, { email, account });
  const { id, code } = await codes.issue(tx, {
    kind,
    email,
    communityId: to.community.id,
    userId: account?.id,
    identity,
  });
  // Counted only now: a request that came too soon sent nothing.
  const { tooMany, retryAfter } = await limits.count(kind, email);
  if (tooMany) throw new AppError(1103, { retryAfter });
  const occasion = { cause: id, thing: id, by: null, suppressed };
  if (isLink(kind))
    await notify(tx, links[kind], to, { url: to.siteUrl + pages[kind](code, backTo) }, occasion);
  else await notify(tx, typedCodes[kind], to, { code }, occasion);
  return id;
}
