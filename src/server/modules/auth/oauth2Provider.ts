import * as oauth from 'openid-client';
import { AppError } from '../../errors';
import type { OAuth2Secrets } from '../../secrets';
import { outsideIdentity, type OutsideIdentity } from './outsideIdentity';

/** Values that belong to one sign-in and must come back with it. */
interface OAuth2Checks {
  state: string;
  nonce: string;
  verifier: string;
}

export type OAuth2Providers = ReturnType<typeof createOAuth2Providers>;

/** How long a provider's discovered metadata are cached, in ms. */
const believedFor = 3_600_000;

const failed = (cause: unknown): never => {
  throw new AppError(1114, { cause });
};

/** Speaks with the providers of communities: discovery, PKCE, code for token (AUT-09). Throws 1114 when they do not. */
export function createOAuth2Providers(now: () => Date) {
  const known = new Map<string, { until: number; configuration: Promise<oauth.Configuration> }>();

  function provider({ issuer, clientId, clientSecret }: OAuth2Secrets): Promise<oauth.Configuration> {
    const key = `${issuer} ${clientId}`;
    const found = known.get(key);
    if (found && found.until > now().getTime()) return found.configuration;
    const configuration = oauth.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: 20,
      execute: [
        // Verifies the signature of an ID token, even if it came directly from the provider.
        oauth.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [oauth.allowInsecureRequests] : []),
      ],
    });
    known.set(key, { until: now().getTime() + believedFor, configuration });
    configuration.catch(() => known.delete(key));
    return configuration;
  }

  return {
    newChecks: (): OAuth2Checks => ({
      state: oauth.randomState(),
      nonce: oauth.randomNonce(),
      verifier: oauth.randomPKCECodeVerifier(),
    }),

    /** The address for the browser: the community's codeUrl with the provider's parameters. */
    async authorizationUrl(
      secrets: OAuth2Secrets,
      codeUrl: string,
      redirectUri: string,
      { state, nonce, verifier }: OAuth2Checks,
    ): Promise<string> {
      const configuration = await provider(secrets).catch(failed);
      const complete = oauth.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: secrets.scope,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const target = new URL(codeUrl);
      for (const [name, value] of complete.searchParams) target.searchParams.set(name, value);
      return target.href;
    },

    /** Exchanges the returned code. Checks state, PKCE, nonce and the ID token. Throws 1118 without an identity. */
    async exchange(
      secrets: OAuth2Secrets,
      redirectUri: string,
      code: string,
      { state, nonce, verifier }: OAuth2Checks,
    ): Promise<OutsideIdentity> {
      const configuration = await provider(secrets).catch(failed);
      const { issuer } = configuration.serverMetadata();
      const back = new URL(redirectUri);
      // A community has one provider, and the state is bound to it: the page need not carry `iss` along.
      for (const [name, value] of Object.entries({ code, state, iss: issuer }))
        back.searchParams.set(name, value);
      const tokens = await oauth
        .authorizationCodeGrant(configuration, back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        .catch(failed);
      const claims = tokens.claims();
      if (!claims) return failed('no ID token');
      const user =
        typeof claims.email === 'string'
          ? claims
          : await oauth.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(failed);
      const { trustEmail } = secrets;
      return outsideIdentity({ issuer, provider: 'OAUTH2', trustEmail }, { ...user, sub: claims.sub });
    },
  };
}
