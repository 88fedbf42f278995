import { request } from '../../api/request';
import { useSession } from '../../api/session/store';
import type { Agreement, ExternalChallenge, SignInResult } from '../../generated/api/auth';
import {
  authMagic,
  login,
  loginGoogle,
  otpChallenge,
  otpValidate,
  externalAgree,
  externalChallenge,
  externalValidate,
  recovery,
  registerUser,
} from '../../generated/api/client/auth';
import { mail, type Mailing } from '../../components/countdown/mailing';
import { mailedLink } from '../../lib/rules/auth/code';
import { arrival } from './arrival';

interface Credentials {
  email: string;
  password: string;
}

/** Email and password, and the mailed code where one was asked for (A01). */
export const signIn = ({ email, password }: Credentials, code?: string): Promise<SignInResult> =>
  request(login, { body: { authType: 'EMAIL', email, password, token: code, ...arrival() } });

/** Makes the account and signs in to it (A04, A01; AUT-04). */
export async function signUp(credentials: Credentials, consent?: Agreement): Promise<SignInResult> {
  const { invitedBy, backTo } = arrival();
  await request(registerUser, { body: { ...credentials, consent, invitedBy, backTo } });
  return signIn(credentials);
}

/** A Google ID token (A02). */
export const signInWithGoogle = (token: string, consent?: Agreement): Promise<SignInResult> =>
  request(loginGoogle, { body: { token, consent, ...arrival() } });

/** Mails a code (A10). */
export const sendCode = (email: string): Promise<Mailing> =>
  mail(request(otpChallenge, { body: { email } }).then(({ resendAfter }) => resendAfter));

/** The code of the email (A11). */
export const signInWithCode = (email: string, code: string, consent?: Agreement): Promise<SignInResult> =>
  request(otpValidate, { body: { login: email, password: code, consent, ...arrival() } });

/** Mails a sign-in link (A01). The consent is stored here until the link is opened. */
export function sendLink(email: string, agreed: boolean): Promise<Mailing> {
  useSession.setState({ agreedFor: agreed ? email : null });
  const sending = request(login, { body: { authType: 'MAGIC', email, ...arrival() } });
  return mail(sending.then(() => mailedLink.resendAfter));
}

/** Mails a link to set a new password, if the address has an account (A05). */
export const sendRecovery = (email: string): Promise<Mailing> =>
  mail(request(recovery, { body: { email } }).then(() => mailedLink.resendAfter));

/** The token of a magic link, and the path it carries (A08). */
export const signInWithLink = (
  token: string,
  backTo: string | undefined,
  consent?: Agreement,
): Promise<SignInResult> => {
  const { backTo: saved, ...brought } = arrival();
  return request(authMagic, {
    body: { url_auth_token: token, back_to: backTo ?? saved, ...brought, consent },
  });
};

/** Signs in with the answer of the external provider (A01, AUT-09). */
export const signInFromProvider = (
  code: string,
  state: string,
  consent?: Agreement,
): Promise<SignInResult> => {
  const { invitedBy, introFor } = arrival();
  const body = { authType: 'OAUTH2', token: code, invitedBy, introFor, consent } as const;
  return request(login, { query: { state }, body });
};

/** Mails another code for the external account that waits (A19). */
export const resendExternalCode = (id: string): Promise<ExternalChallenge> =>
  request(externalChallenge, { body: { id } });

/** The code that links the external account that waits, and the path its sign-in was to lead to (A20). */
export const signInWithExternalCode = (
  id: string,
  code: string,
  backTo: string | undefined,
  consent?: Agreement,
): Promise<SignInResult> => {
  const { backTo: saved, introFor } = arrival();
  return request(externalValidate, { body: { id, code, backTo: backTo ?? saved, introFor, consent } });
};

/** Makes the account that waits for consent (A25). */
export const agreeExternally = (
  ticket: string,
  backTo: string | undefined,
  consent: Agreement,
): Promise<SignInResult> => {
  const { backTo: saved, ...brought } = arrival();
  return request(externalAgree, { body: { ticket, consent, backTo: backTo ?? saved, ...brought } });
};
