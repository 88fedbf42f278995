import type { Service } from '../config/bootPayload';
import type { CommunityConfig } from '../config/types';
import type { Env } from './env';
import type { Secrets } from './secrets';

/** The services that this installation has. */
export interface Installation {
  env: Pick<Env, 'GOOGLE_CLIENT_ID' | 'PROFILE_IMPORT_URL' | 'GEOCODER_URL'>;
  secrets: Secrets;
}

interface ServiceNeeds {
  variable: 'PROFILE_IMPORT_URL' | 'GEOCODER_URL';
  /** In words for the operator. */
  name: string;
}

const services: Record<Service, ServiceNeeds> = {
  profileImport: { variable: 'PROFILE_IMPORT_URL', name: 'import of professional profiles' },
  geocoder: { variable: 'GEOCODER_URL', name: 'detection of a location' },
};

const names = ['profileImport', 'geocoder'] as const satisfies Service[];

/** The services that were set up. */
export const servicesOf = ({ env }: Pick<Installation, 'env'>): Service[] =>
  names.filter((name) => env[services[name].variable]);

/** The other services with what they lack, in words for the operator. */
export const missingServices = (env: Installation['env']): string[] =>
  names.flatMap((service) => {
    const { variable, name } = services[service];
    return env[variable] ? [] : [`${name} (${variable} is not set)`];
  });

type Method = CommunityConfig['auth']['methods'][number];

/** What a sign-in method lacks here, in words for the operator. Undefined if it works. */
export function missingForMethod(
  { authType }: Pick<Method, 'authType'>,
  domain: string,
  { env, secrets }: Installation,
): string | undefined {
  if (authType === 'GOOGLE' && !env.GOOGLE_CLIENT_ID) return 'GOOGLE_CLIENT_ID is not set';
  if (authType === 'OAUTH2' && !secrets[domain]?.oauth2) return 'SECRETS_FILE has no client for it';
  return undefined;
}

/** The config as pages get it: without the methods to sign in that cannot work here. */
export function offeredHere(config: CommunityConfig, installation: Installation): CommunityConfig {
  const methods = config.auth.methods.filter(
    (method) => !missingForMethod(method, config.domain, installation),
  );
  if (methods.length === config.auth.methods.length) return config;
  return { ...config, auth: { ...config.auth, methods } };
}
