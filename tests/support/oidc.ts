import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { createProvider, signInAs } from '../../src/server/modules/development/demoProvider/provider';

interface OidcPerson {
  email?: string;
  email_verified?: boolean;
}

export interface FakeProvider {
  issuer: string;
  /** For `externalContent.codeUrl`. */
  codeUrl: string;
  /** For SECRETS_FILE, under `oauth2`. */
  secrets: { issuer: string; clientId: string; clientSecret: string };
  /** The provider's data about people. Others are confirmed at `<subject>@provider.example`. */
  people: Map<string, OidcPerson>;
  signIn: typeof signInAtProvider;
  stop(): Promise<void>;
}

const client = { clientId: 'community', clientSecret: 'community-secret-of-the-tests' };

/** With an empty icon, because some browsers would request a missing one. */
const form = (
  action: string,
) => `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
<form method="post" action="${action}"><label>Account <input name="account" required></label> <button>Sign in</button></form></html>`;

/** Acts like a browser from the authorization URL on, signing in as `subject`. Returns the redirect address. */
export async function signInAtProvider(authorizationUrl: string, subject: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(authorizationUrl);
  const { origin } = at;
  let send: RequestInit = {};
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { ...send, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) at = new URL(location, at);
    if (location && at.origin !== origin) return at;
    const isForm = !location && response.ok;
    if (!location && !isForm) throw new Error(`provider: ${response.status} ${await response.text()}`);
    send = isForm ? { method: 'POST', body: new URLSearchParams({ account: subject }) } : {};
  }
  throw new Error('the provider never sent back');
}

/**
 * A real OpenID provider whose sign-in page asks only for a name. With `otherKeys` it publishes other keys than it
 * signs with, with the same key id.
 */
export async function startOidc(port = 0, { otherKeys = false } = {}): Promise<FakeProvider> {
  const people = new Map<string, OidcPerson>();
  const other = await generateKeyPair('RS256');
  const published = { ...(await exportJWK(other.publicKey)), alg: 'RS256', use: 'sig', kid: 'provider-key' };
  const http = createServer();
  await new Promise<void>((listening) => http.listen(port, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = await createProvider({
    issuer,
    clients: [client],
    claimsOf: (accountId) => ({ email: `${accountId}@provider.example`, ...people.get(accountId) }),
    signInUrl: (uid) => `/sign-in/${uid}`,
    mayReturnTo: () => true,
  });

  http.on('request', async (request, response) => {
    const path = request.url ?? '/';
    if (otherKeys && path === '/jwks')
      return response
        .setHeader('content-type', 'application/jwk-set+json')
        .end(JSON.stringify({ keys: [published] }));
    if (!path.startsWith('/sign-in/')) return provider.callback()(request, response);
    if (request.method !== 'POST')
      return response.setHeader('content-type', 'text/html').end(form(path.split('?')[0]!));
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    await signInAs(provider, body.get('account') ?? '', request, response);
  });

  return {
    issuer,
    codeUrl: `${issuer}/auth`,
    secrets: { issuer, ...client },
    people,
    signIn: signInAtProvider,
    stop: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
}
