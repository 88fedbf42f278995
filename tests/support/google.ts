import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

export interface FakeGoogle {
  /** Its own address: POST /person says who signs in next, as JSON. */
  url: string;
  /** The variables that make the server use it as Google. */
  env: Record<'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER_URL' | 'GOOGLE_JWKS_URL' | 'GOOGLE_SCRIPT_URL', string>;
  signInAs(person: GooglePerson): void;
  /** An ID token signed like Google's. `claims` and `header` replace parts of it. */
  idToken(
    person: GooglePerson,
    claims?: Record<string, unknown>,
    options?: { foreignKey?: boolean; kid?: string },
  ): Promise<string>;
  stop(): Promise<void>;
}

const clientId = 'test-client.apps.googleusercontent.example';
const kid = 'google-test-key';

/** Speaks `google.accounts.id`: renders a button, and hands the page a credential when it is pressed. */
const script = (url: string) => `
(() => {
  let settings;
  const signIn = async () => {
    const response = await fetch(${JSON.stringify(url)} + '/credential?client_id=' + encodeURIComponent(settings.client_id) + (settings.nonce ? '&nonce=' + encodeURIComponent(settings.nonce) : ''));
    settings.callback({ credential: await response.text(), select_by: 'btn' });
  };
  window.google = { ...window.google, accounts: { id: {
    initialize: (given) => { settings = given; },
    renderButton: (parent) => {
      const button = document.createElement('div');
      button.setAttribute('role', 'button');
      button.tabIndex = 0;
      button.textContent = 'Sign in with Google';
      button.addEventListener('click', signIn);
      button.addEventListener('keydown', (event) => { if (event.key === 'Enter' || event.key === ' ') signIn(); });
      parent.replaceChildren(button);
    },
    prompt: () => {}, disableAutoSelect: () => {}, cancel: () => {},
  } } };
})();`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

/** A local server that speaks as Google does: keys, the sign-in script, and ID tokens signed with RS256. */
export async function startGoogle(port = 0): Promise<FakeGoogle> {
  const real = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(real.publicKey)), kid, alg: 'RS256', use: 'sig' };
  let person: GooglePerson = {
    sub: '1000',
    email: 'ada@gmail.example',
    email_verified: true,
    name: 'Ada Lovelace',
  };
  let url = '';

  const idToken: FakeGoogle['idToken'] = (who, claims = {}, options = {}) => {
    const at = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: url, aud: clientId, ...who, iat: at, exp: at + 3600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: options.kid ?? kid, typ: 'JWT' })
      .sign(options.foreignKey ? foreign.privateKey : real.privateKey);
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/certs') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
    } else if (pathname === '/gsi/client') {
      response.setHeader('content-type', 'text/javascript').end(script(url));
    } else if (pathname === '/credential') {
      const nonce = searchParams.get('nonce');
      const token = await idToken(person, {
        aud: searchParams.get('client_id') ?? clientId,
        ...(nonce ? { nonce } : {}),
      });
      response.setHeader('content-type', 'text/plain').end(token);
    } else if (pathname === '/person' && request.method === 'POST') {
      person = JSON.parse(await bodyOf(request)) as GooglePerson;
      response.end('OK');
    } else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_ISSUER_URL: url,
      GOOGLE_JWKS_URL: `${url}/certs`,
      GOOGLE_SCRIPT_URL: `${url}/gsi/client`,
    },
    signInAs: (who) => {
      person = who;
    },
    idToken,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
