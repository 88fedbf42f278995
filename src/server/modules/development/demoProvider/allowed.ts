import type { Env } from '../../../env';
import type { OAuth2Secrets } from '../../../secrets';
import { randomSecret } from '../../../tokens';
import { isLocalHost } from '../../../host';

export const demoProviderPath = '/dev/openid';

/**
 * Whether a server with pages for its developer brings a provider for the demo: where demo accounts come. Production
 * has neither of them, and is refused here once more.
 */
export const hasDemoProvider = ({
  NODE_ENV,
  SEED,
  PUBLIC_URL,
}: Pick<Env, 'NODE_ENV' | 'SEED' | 'PUBLIC_URL'>): boolean =>
  NODE_ENV !== 'production' && SEED === 'demo' && isLocalHost(new URL(PUBLIC_URL).host);

export const demoIssuer = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string =>
  new URL(demoProviderPath, PUBLIC_URL).href;

/** As for a provider in SECRETS_FILE. The community's own addresses need no code, as those of its staff would not. */
export const demoClient = (env: Pick<Env, 'PUBLIC_URL'>, domain: string): OAuth2Secrets => ({
  issuer: demoIssuer(env),
  codeUrl: `${demoIssuer(env)}/auth`,
  clientId: domain,
  clientSecret: randomSecret(),
  scope: 'openid email',
  trustEmail: false,
  trustedDomains: [domain],
});
