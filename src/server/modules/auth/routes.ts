import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoginBody, LoginQuery, SignInResult } from '../../../generated/api/auth';
import * as auth from '../../../generated/api/contract/auth';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { adminSecret, anyone, user } from '../../guards/guards';
import { route } from '../../plugins/route';
import { confirmEmail, resendConfirmation } from './confirmation';
import { changeEmail, confirmNewEmail } from './changeEmail';
import { changePassword } from './changePassword';
import { createGoogleVerifier } from './google';
import { mailMagicLink, signInByLink } from './magicLink';
import { backToLogin, signInByOAuth2, startOAuth2 } from './oauth2';
import { createOAuth2Providers } from './oauth2Provider';
import { challenge, signInByCode } from './oneTimeCode';
import { mailAccountCode } from './ownProof';
import { register, registerAdmin, signInByPassword } from './password';
import { confirmRecovery, recover } from './recovery';
import { requireOffered, validEmail } from './rules';
import { agreeExternally, arriveFromExternal } from './external';
import { resendExternalCode, signInByExternalCode } from './externalCode';
import type { Arrival } from './signIn';

const linkKinds = { MAGIC: 'magic', RECOVERY: 'recovery', CONFIRM: 'confirm' } as const;

type SignIn = (request: FastifyRequest, body: LoginBody, query: LoginQuery) => Promise<SignInResult>;

/** A01 to A11, the start of OAuth2, the code that links an external account, the consent that makes one, another email or password. */
export function registerAuth(app: FastifyInstance, now: () => Date): void {
  const verifyGoogle = createGoogleVerifier(app.env, now);
  const providers = createOAuth2Providers(now);

  async function signInByGoogle(
    request: FastifyRequest,
    { token, ...rest }: Omit<Arrival, 'email'> & { token?: string },
  ): Promise<SignInResult> {
    requireOffered(communityOf(request), 'GOOGLE');
    if (!verifyGoogle) throw new AppError(1106);
    const person = await verifyGoogle(token ?? '');
    // Google confirms addresses of every domain, and hands out those of few: it is trusted with none.
    const arrival = { ...person, trusted: false, madeBy: { method: 'GOOGLE' } as const };
    return app.db.transaction((tx) => arriveFromExternal(request, tx, { ...arrival, ...rest }));
  }

  const byCode: SignIn = (request, { email, token, ...rest }) =>
    signInByCode(request, token ?? '', { ...rest, email: validEmail(email) });

  const signIns: Record<LoginBody['authType'], SignIn> = {
    EMAIL: signInByPassword,
    OTP: byCode,
    NONE: byCode,
    GOOGLE: signInByGoogle,
    MAGIC: (request, { token, email, ...rest }) =>
      token ? signInByLink(request, token, rest) : mailMagicLink(request, email, rest.backTo),
    OAUTH2: (request, { token, invitedBy, backTo, introFor, consent }, { state }) =>
      signInByOAuth2(request, providers, {
        code: token,
        state,
        invitedBy,
        backTo,
        introFor,
        consent,
        now: now(),
      }),
  };

  route(app, auth.login, anyone, ({ request, body, query }) => signIns[body.authType](request, body, query));
  route(app, auth.loginGoogle, anyone, ({ request, body }) => signInByGoogle(request, body));
  route(app, auth.registerAdmin, adminSecret, ({ request, body }) => registerAdmin(request, body));
  route(app, auth.registerUser, anyone, ({ request, body }) => register(request, body));
  route(app, auth.recovery, anyone, ({ request, body }) => recover(request, body.email));
  route(app, auth.confirmRecovery, anyone, ({ request, body, identity }) =>
    confirmRecovery(request, body, identity),
  );
  route(app, auth.confirmEmail, user, ({ request, body, identity }) =>
    body.code ? confirmEmail(request, identity, body.code) : resendConfirmation(request, identity),
  );
  route(app, auth.authMagic, anyone, ({ request, body }) =>
    signInByLink(request, body.url_auth_token, {
      invitedBy: body.invitedBy,
      backTo: body.back_to,
      introFor: body.introFor,
      consent: body.consent,
    }),
  );
  route(app, auth.agreePolicy, user, async ({ request, body, identity: { userId: id, email } }) => {
    const recorded = await app.db.transaction((tx) => app.consents.record(request, tx, { id, email }, body));
    const isClosed = app.consents.unreadable(communityOf(request)).length > 0;
    if (!recorded) throw new AppError(isClosed ? 1130 : 1109);
    return recorded;
  });
  route(app, auth.otpChallenge, anyone, ({ request, body }) => challenge(request, body.email));
  route(app, auth.otpValidate, anyone, ({ request, body }) => {
    const { login, password, ...rest } = body;
    return signInByCode(request, password, { ...rest, email: validEmail(login, 'login') });
  });
  route(app, auth.externalChallenge, anyone, ({ request, body }) => resendExternalCode(request, body.id));
  route(app, auth.externalValidate, anyone, ({ request, body }) => signInByExternalCode(request, body));
  route(app, auth.checkLink, anyone, async ({ community, body: { kind, code } }) => ({
    open: await app.codes.isOpen(app.db.orm, linkKinds[kind], community.id, code),
  }));
  route(app, auth.externalAgree, anyone, ({ request, body }) => agreeExternally(request, body));
  route(app, auth.mailAccountCode, user, ({ request, identity, body }) =>
    mailAccountCode(request, identity, body),
  );
  route(app, auth.changeEmail, user, ({ request, identity, body }) => changeEmail(request, identity, body));
  route(app, auth.confirmNewEmail, user, ({ request, identity, body }) =>
    confirmNewEmail(request, identity, body),
  );
  route(app, auth.changePassword, user, ({ request, identity, body }) =>
    changePassword(request, identity, body),
  );
  route(app, auth.oauth2Start, anyone, async ({ request, reply, query }) => {
    await startOAuth2(request, reply, providers, { backTo: query.backTo, now: now() }).catch(
      (error: unknown) => backToLogin(request, reply, error),
    );
    return undefined as never;
  });
}
