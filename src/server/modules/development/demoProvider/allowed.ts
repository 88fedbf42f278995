import type { Env } from '../../../env';
import type { OAuth2Secrets } from '../../../secrets';
import { randomSecret } from '../../../tokens';
import { isLocalHost } from '../../../host';

export const demoProviderPath = '/dev/openid';

/**
 * Whether a server with pages for developers has a provider for the demo: if there are demo accounts. Production has
 * neither, and is refused here again.
 */
export const hasDemoProvider = ({
  NODE_ENV,
  SEED,
  PUBLIC_URL,
}: Pick<Env, 'NODE_ENV' | 'SEED' | 'PUBLIC_URL'>): boolean =>
  NODE_ENV !== 'production' && SEED === 'demo' && isLocalHost(new URL(PUBLIC_URL).host);

export const demoIssuer = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string =>
  new URL(demoProviderPath, PUBLIC_URL).href;

/** The client as in SECRETS_FILE. The community's own addresses need no code, like those of a company's staff. */
export const demoClient = (env: Pick<Env, 'PUBLIC_URL'>, domain: string): OAuth2Secrets => ({
  issuer: demoIssuer(env),
  codeUrl: `${demoIssuer(env)}/auth`,
  clientId: domain,
  clientSecret: randomSecret(),
  scope: 'openid email',
  trustEmail: false,
  trustedDomains: [domain],
});
