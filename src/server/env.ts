import { createECDH } from 'node:crypto';
import * as v from 'valibot';
import { checkEmail, normalizeEmail } from '../lib/rules/email';
import { CannotStart } from './cannotStart';
import { trustProxy } from './trustProxy';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port number'),
);
const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a number of milliseconds'),
  v.transform(Number),
);
const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
      `must be an address starting with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    ),
  );
const webAddress = url('http', 'https');
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const email = v.pipe(
  v.string(),
  v.transform(normalizeEmail),
  v.check((address) => !checkEmail(address), 'must be an email address'),
);
/** Anybody may try to guess it, so it is no word. */
const secret = v.pipe(text, v.minLength(16, 'must have at least 16 characters'));

/** A point or a number of the curve P-256, as `web-push generate-vapid-keys` prints them. */
const vapidKey = (bytes: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (key) => /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes,
      'must be a key as `npx web-push generate-vapid-keys` prints it',
    ),
  );

const botToken = v.pipe(
  text,
  v.regex(/^\d+:[\w-]{30,}$/, 'must be the token of a bot, as Telegram’s @BotFather gives it'),
);

const hostname = v.pipe(text, v.toLowerCase(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain'));

const variant = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['ru', 'en', 'jo', 'partner'], 'must be ru, en, jo or partner'),
);

/** Every variable that the server reads, with its format and default. */
const schema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  HOST: v.optional(text, '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  PUBLIC_URL: v.optional(webAddress),
  DATA_DIR: v.optional(text, '.data'),
  COMMUNITIES_DIR: v.optional(text, 'communities'),
  DATABASE_URL: v.optional(url('postgres', 'postgresql')),
  REDIS_URL: v.optional(url('redis', 'rediss')),
  DATABASE: v.optional(v.literal('embedded', 'must be embedded, or left out')),
  SMTP_URL: v.optional(url('smtp', 'smtps')),
  MAIL_REPLY_DOMAIN: v.optional(hostname),
  MAIL_INBOUND_SECRET: v.optional(secret),
  MAIL: v.optional(v.literal('files', 'must be files, or left out')),
  ADMIN_SECRET: v.optional(secret),
  OPERATOR_EMAIL: v.optional(email),
  HASH_SECRET: v.optional(secret),
  VARIANT: v.optional(variant, 'jo'),
  SEED: v.optional(v.picklist(['demo', 'none'], 'must be demo or none')),
  SECRETS_FILE: v.optional(text),
  TRUST_PROXY: v.optional(trustProxy, 'false'),
  TELEGRAM_BOT_TOKEN: v.optional(botToken),
  TELEGRAM_API_URL: v.optional(webAddress, 'https://api.telegram.org'),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_ISSUER_URL: v.optional(webAddress, 'https://accounts.google.com'),
  GOOGLE_JWKS_URL: v.optional(webAddress, 'https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SCRIPT_URL: v.optional(webAddress, 'https://accounts.google.com/gsi/client'),
  ERROR_REPORT_URL: v.optional(webAddress),
  COUNTRY_LOOKUP_URL: v.optional(webAddress),
  PROFILE_IMPORT_URL: v.optional(webAddress),
  PROFILE_IMPORT_KEY: v.optional(text),
  GEOCODER_URL: v.optional(webAddress),
  PAGE_DATA_MS: v.optional(milliseconds, '150'),
  EMBEDDINGS_URL: v.optional(webAddress),
  EMBEDDINGS_MODEL: v.optional(text, 'nomic-embed-text'),
  EMBEDDINGS_KEY: v.optional(text),
  VAPID_PUBLIC_KEY: v.optional(vapidKey(65)),
  VAPID_PRIVATE_KEY: v.optional(vapidKey(32)),
  VAPID_SUBJECT: v.optional(url('https', 'mailto')),
});

type Variables = v.InferOutput<typeof schema>;

export interface Env extends Omit<Variables, 'PUBLIC_URL' | 'SEED'> {
  /** The address of the default community: `http://localhost:<port>` by default. */
  PUBLIC_URL: string;
  /** Demo accounts have a password that everybody knows: they come unasked into the embedded database alone. */
  SEED: 'demo' | 'none';
}

/** Defaults that production uses only if another variable allows them. */
const substitutes = [
  {
    url: 'DATABASE_URL',
    word: 'DATABASE',
    value: 'embedded',
    without: 'a power cut can destroy the embedded database',
  },
  { url: 'SMTP_URL', word: 'MAIL', value: 'files', without: 'emails are only written to files' },
] as const;

/** Variables that production requires, and contradictions. */
function undecided(given: Partial<Record<string, string>>): string[] {
  const isProduction = given.NODE_ENV === 'production';
  const problems = substitutes.flatMap(({ url, word, value, without }) => {
    if (given[url] && given[word]) return [`${url} and ${word} contradict each other: leave one of them out`];
    if (!isProduction || given[url] || given[word]) return [];
    return [`${url} must be set in production, or ${word}=${value}: ${without}`];
  });
  // An address has no substitute: links to localhost are wrong for everybody else, and PUBLIC_URL=http://localhost:3000 says it in words.
  if (!isProduction || given.PUBLIC_URL) return problems;
  return ['PUBLIC_URL must be set in production: emails link to it', ...problems];
}

/** What is wrong with the variables of web push, which belong together. */
function vapidProblems(given: Partial<Record<string, string>>): string[] {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'];
  const missing = names.filter((name) => !given[name]);
  if (missing.length === names.length) return [];
  return missing.map((name) => `${name} must be set with the other variables of web push`);
}

/** Whether a private VAPID key belongs to a public one. */
function isVapidPair(privateKey: string, publicKey: string): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** All invalid variables in one error. */
export class EnvError extends CannotStart {
  override readonly name = 'EnvError';
  constructor(readonly problems: string[]) {
    super(`The environment has errors:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Only DATABASE_URL, for a command that needs nothing else. Throws EnvError if it is missing or malformed. */
export function readDatabaseUrl({ DATABASE_URL }: NodeJS.ProcessEnv = process.env): string {
  const result = v.safeParse(url('postgres', 'postgresql'), DATABASE_URL || undefined);
  if (result.success) return result.output;
  throw new EnvError([
    'DATABASE_URL must be the address of the database, with the role that owns its tables',
  ]);
}

/** The environment in checked form; an empty value counts as left out. Throws EnvError naming every issue. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  const malformed = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  const { VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY } = result.success ? result.output : {};
  const isPair = !VAPID_PRIVATE_KEY || !VAPID_PUBLIC_KEY || isVapidPair(VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY);
  const problems = [
    ...malformed,
    ...undecided(given),
    ...vapidProblems(given),
    ...(isPair ? [] : ['VAPID_PRIVATE_KEY must belong to VAPID_PUBLIC_KEY']),
  ];
  if (!result.success || problems.length > 0) throw new EnvError(problems);
  const env = result.output;
  return {
    ...env,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    SEED: env.NODE_ENV === 'production' ? 'none' : (env.SEED ?? (env.DATABASE_URL ? 'none' : 'demo')),
  };
}

/**
 * Makes packages that are loaded from now on, also in threads, those for production, whatever the installation is for: React
 * for development is several times slower.
 */
export function loadForProduction(): void {
  process.env.NODE_ENV = 'production';
}
