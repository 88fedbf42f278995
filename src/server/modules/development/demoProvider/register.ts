import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { checkEmail } from '../../../../lib/rules/email';
import { AppError } from '../../../errors';
import { demoAccounts } from '../../../demoAccounts';
import { isLocalHost } from '../../../host';
import { demoClient, demoIssuer, demoProviderPath } from './allowed';
import { signInPage } from './page';
import { createProvider, signInAs } from './provider';

declare module 'fastify' {
  interface FastifyInstance {
    /** The provider for the demo communities. Undefined if there is none. */
    demoProvider: { url: string; domains: readonly string[] } | undefined;
  }
}

const signInPath = `${demoProviderPath}/sign-in/`;

/** Gives every community that signs in by OAUTH2 and has no client a client here. */
function adopt({ communities, env, secrets }: FastifyInstance): string[] {
  const adopted = communities.domains().filter((domain) => {
    const methods = communities.byDomain(domain)?.auth.methods ?? [];
    return methods.some(({ authType }) => authType === 'OAUTH2') && !secrets[domain]?.oauth2;
  });
  for (const domain of adopted) secrets[domain] = { oauth2: demoClient(env, domain) };
  return adopted;
}

function create({ env, secrets }: FastifyInstance, domains: readonly string[]): Promise<Provider> {
  return createProvider({
    issuer: demoIssuer(env),
    clients: domains.flatMap((domain) => secrets[domain]?.oauth2 ?? []),
    claimsOf: (accountId) => ({ email: accountId }),
    signInUrl: (uid) => `${signInPath}${uid}`,
    mayReturnTo: (uri) =>
      URL.canParse(uri) && isLocalHost(new URL(uri).host) && new URL(uri).pathname === '/login',
  });
}

/**
 * The provider of communities that have none of their own here, so that their demo accounts have a way in (AUT-09).
 * Audience: as of all pages for developers (`../register.ts`).
 */
export function registerDemoProvider(app: FastifyInstance): FastifyInstance['demoProvider'] {
  const domains = adopt(app);
  if (domains.length === 0) return undefined;
  let provider: Promise<Provider> | undefined;
  const ready = () => (provider ??= create(app, domains));

  app.get<{ Params: { uid: string } }>(
    `${signInPath}:uid`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { params } = await (
        await ready()
      )
        .interactionDetails(request.raw, reply.raw)
        .catch((cause: unknown) => {
          throw new AppError(1110, { cause });
        });
      const config = app.communities.byDomain(String(params.client_id));
      if (!config) throw new AppError(1110);
      const nonce = randomBytes(16).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
        )
        .send(
          signInPage(nonce, {
            action: request.url,
            title: config.community.title,
            accounts: demoAccounts(config).map(({ email }) => email),
          }),
        );
    },
  );

  // The library sends the answer by itself, and reads the request body.
  app.all(`${demoProviderPath}/*`, {
    schema: { hide: true },
    onRequest: async (request, reply) => {
      const { raw } = request;
      const isSignIn = request.method === 'POST' && request.url.startsWith(signInPath);
      const at = await ready();
      reply.hijack();
      if (isSignIn) {
        const posted = new URLSearchParams(Buffer.concat(await raw.toArray()).toString());
        const account = (posted.get('account') ?? '').trim().toLowerCase();
        if (checkEmail(account)) return void reply.raw.writeHead(400).end();
        return signInAs(at, account, raw, reply.raw).catch(() => void reply.raw.writeHead(404).end());
      }
      // The library derives its mount path from the difference to the original address.
      Object.assign(raw, { originalUrl: raw.url });
      raw.url = raw.url?.slice(demoProviderPath.length) || '/';
      await at.callback()(raw, reply.raw);
    },
    handler: () => undefined,
  });
  return { url: demoIssuer(app.env), domains };
}
