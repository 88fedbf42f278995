import { exportJWK, generateKeyPair } from 'jose';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { createAdapters } from './adapter';

interface Client {
  clientId: string;
  clientSecret: string;
}

interface ProviderOptions {
  issuer: string;
  clients: readonly Client[];
  /** The claims of an account. */
  claimsOf: (accountId: string) => { email?: string; email_verified?: boolean };
  /** The page that asks who signs in. */
  signInUrl: (uid: string) => string;
  mayReturnTo: (uri: string) => boolean;
}

const keyId = 'provider-key';
const minutes = (count: number) => count * 60;

/** A real OpenID provider that accepts any identity: for demos and tests. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { issuer, clients, claimsOf, signInUrl, mayReturnTo } = options;
  // A development dependency, which production installations lack.
  const { default: OidcProvider } = await import('oidc-provider');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new OidcProvider(issuer, {
    adapter: createAdapters(),
    clients: clients.map(({ clientId, clientSecret }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: ['http://localhost/login'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: keyId }] },
    cookies: { keys: [clients[0]?.clientSecret ?? issuer] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => signInUrl(uid) },
    ttl: {
      AccessToken: minutes(10),
      AuthorizationCode: minutes(1),
      Grant: minutes(10),
      IdToken: minutes(10),
      Interaction: minutes(10),
      Session: minutes(10),
    },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email_verified: true, ...claimsOf(accountId) }),
    }),
  });
  // The address of a community is not known in advance.
  provider.Client.prototype.redirectUriAllowed = mayReturnTo;
  return provider;
}

/** Completes the sign-in page: the browser returns to where it came from. */
export async function signInAs(
  provider: Provider,
  accountId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  await provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId: await grant.save() },
  });
}
