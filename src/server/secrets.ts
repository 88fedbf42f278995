import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { EnvError } from './env';

const httpUrl = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:/.test(text), 'must be an address'),
);

const schema = v.record(
  v.string(),
  v.object({
    oauth2: v.optional(
      v.object({
        /** The provider's issuer; its endpoints are found by discovery. */
        issuer: httpUrl,
        /** Replaces the authorization address in the folder, for a test installation with its own provider. */
        codeUrl: v.optional(httpUrl),
        clientId: v.pipe(v.string(), v.nonEmpty('must not be empty')),
        clientSecret: v.pipe(v.string(), v.nonEmpty('must not be empty')),
        scope: v.optional(v.string(), 'openid email'),
        /** The provider's addresses are all confirmed, though it does not state so. It only applies to new accounts. */
        trustEmail: v.optional(v.boolean(), false),
        /**
         * Domains whose addresses the provider itself issues: an account with such an address is linked without a code
         * by email. Never one with a role or a membership in another community.
         */
        trustedDomains: v.optional(
          v.array(
            v.pipe(v.string(), v.toLowerCase(), v.regex(/^[^\s@.]+(\.[^\s@.]+)+$/, 'must be a domain')),
          ),
          [],
        ),
      }),
    ),
    payments: v.optional(
      v.object({
        /** The key with which a payment provider signs its reports (E24). */
        secret: v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more')),
      }),
    ),
  }),
);

/** Secrets by domain, which must not be in a community's folder. */
export type Secrets = v.InferOutput<typeof schema>;

export type OAuth2Secrets = NonNullable<Secrets[string]['oauth2']>;

/** Reads SECRETS_FILE; without one there are no secrets. Throws EnvError naming every issue, never a value. */
export function readSecrets(file: string | undefined): Secrets {
  if (!file) return {};
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new EnvError(['SECRETS_FILE must name a readable JSON file']);
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  throw new EnvError(result.issues.map((issue) => `SECRETS_FILE ${v.getDotPath(issue)}: ${issue.message}`));
}
