import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Agreement, SignInResult } from '../../../generated/api/auth';
import { safeBackTo } from '../../../lib/rules/auth/backTo';
import { communityOf, originFor } from '../../community';
import { oauthStates } from '../../db/schema';
import { AppError } from '../../errors';
import { randomSecret, sameHash, sha256 } from '../../tokens';
import type { OAuth2Providers } from './oauth2Provider';
import { arriveFromExternal } from './external';

/** Ties a sign-in that is away at the provider to the browser that began it. */
const bindingCookie = 'oauth_binding';
/** Seconds a sign-in may be away. */
const awayFor = 600;

/** The provider of the call's community. Throws 1106 if there is none. */
function settings(request: FastifyRequest) {
  const community = communityOf(request);
  const method = community.auth.methods.find(({ authType }) => authType === 'OAUTH2');
  const secrets = request.server.secrets[community.domain]?.oauth2;
  const codeUrl = method && (secrets?.codeUrl ?? method.externalContent?.codeUrl);
  if (!codeUrl || !secrets) throw new AppError(1106);
  const origin = originFor(request, community);
  return { community, secrets, codeUrl, redirectUri: `${origin}/login`, secure: origin.startsWith('https:') };
}

/** The start of an OAuth2 sign-in: remembers state and PKCE, and sends the browser to the provider (AUT-09). */
export async function startOAuth2(
  request: FastifyRequest,
  reply: FastifyReply,
  providers: OAuth2Providers,
  { backTo, now }: { backTo: string | undefined; now: Date },
): Promise<void> {
  const { community, secrets, codeUrl, redirectUri, secure } = settings(request);
  const checks = providers.newChecks();
  const url = await providers.authorizationUrl(secrets, codeUrl, redirectUri, checks);
  const binding = request.cookies[bindingCookie] ?? randomSecret();
  await request.server.db.orm.insert(oauthStates).values({
    stateHash: sha256(checks.state),
    bindingHash: sha256(binding),
    communityId: community.id,
    verifier: checks.verifier,
    nonce: checks.nonce,
    backTo: safeBackTo(backTo) ?? null,
    expiresAt: new Date(now.getTime() + awayFor * 1000),
  });
  reply.setCookie(bindingCookie, binding, {
    httpOnly: true,
    secure,
    sameSite: 'lax',
    path: '/api/auth',
    maxAge: awayFor,
  });
  reply.redirect(url);
}

/** A failed start: a person returns to the sign-in page, which shows the error; a program gets the error. */
export function backToLogin(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  if (!(error instanceof AppError) || !request.headers.accept?.includes('text/html')) throw error;
  request.log.warn({ err: error }, 'an OAuth2 sign-in could not begin');
  reply.redirect(`/login?error=${error.code}`);
}

interface OAuth2Return {
  code: string | undefined;
  state: string | undefined;
  invitedBy: string | undefined;
  backTo: string | undefined;
  introFor: string | undefined;
  consent: Agreement | undefined;
  now: Date;
}

/** A01 OAUTH2. The first try uses up the state. Throws 1114 if any check fails. */
export async function signInByOAuth2(
  request: FastifyRequest,
  providers: OAuth2Providers,
  { code, state, invitedBy, backTo, introFor, consent, now }: OAuth2Return,
): Promise<SignInResult> {
  const { community, secrets, redirectUri } = settings(request);
  const { db } = request.server;
  const binding = request.cookies[bindingCookie];
  if (!code || !state || !binding) throw new AppError(1114);
  const [begun] = await db.orm
    .delete(oauthStates)
    .where(and(eq(oauthStates.stateHash, sha256(state)), gt(oauthStates.expiresAt, now)))
    .returning();
  const holds = begun?.communityId === community.id && sameHash(begun?.bindingHash ?? '', sha256(binding));
  if (!begun || !holds) throw new AppError(1114);
  const { nonce, verifier } = begun;
  const checks = { state, nonce, verifier };
  const { email, identity } = await providers.exchange(secrets, redirectUri, code, checks);
  return db.transaction((tx) =>
    arriveFromExternal(request, tx, {
      email,
      trusted: secrets.trustedDomains.includes(email.slice(email.lastIndexOf('@') + 1)),
      madeBy: { method: 'OAUTH2', issuer: secrets.issuer },
      identity,
      invitedBy,
      backTo: begun.backTo ?? backTo,
      introFor,
      consent,
    }),
  );
}
