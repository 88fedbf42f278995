import { describe, expect, it } from 'vitest';
import { generateVAPIDKeys } from 'web-push';
import { EnvError, readEnv } from './env';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://platform.example',
  DATABASE_URL: 'postgres://host/db',
  SMTP_URL: 'smtp://host',
};

const issues = (source: NodeJS.ProcessEnv): string[] => {
  try {
    readEnv(source);
  } catch (error) {
    return error instanceof EnvError ? error.problems : [String(error)];
  }
  return [];
};

describe('the environment', () => {
  it('has a default for everything that can have one', () => {
    expect(readEnv({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      COMMUNITIES_DIR: 'communities',
      NODE_ENV: 'development',
      VARIANT: 'jo',
      SEED: 'demo',
      TRUST_PROXY: false,
      PAGE_DATA_MS: 150,
    });
  });

  it('takes the port into the address, and an empty value for none', () => {
    expect(readEnv({ PORT: '8080', DATABASE_URL: '', VARIANT: 'RU' })).toMatchObject({
      PUBLIC_URL: 'http://localhost:8080',
      VARIANT: 'ru',
    });
    expect(readEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('has demo data in a database of its own, elsewhere where it is said, and never in production', () => {
    const DATABASE_URL = 'postgres://host/db';
    const seedOf = (source: NodeJS.ProcessEnv) => readEnv(source).SEED;
    expect(seedOf({})).toBe('demo');
    expect(seedOf({ SEED: 'none' })).toBe('none');
    expect(seedOf({ DATABASE_URL })).toBe('none');
    expect(seedOf({ DATABASE_URL, SEED: 'demo' })).toBe('demo');
    expect(seedOf(production)).toBe('none');
    expect(seedOf({ ...production, SEED: 'demo' })).toBe('none');
  });

  it.each([
    ['1', 1],
    ['3', 3],
    ['0', false],
    ['false', false],
    ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
    ['fd00::/8,::1', ['fd00::/8', '::1']],
  ])('TRUST_PROXY %j is so many proxies, or these', (given, trusted) => {
    expect(readEnv({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(trusted);
  });

  it.each([
    'true',
    'yes',
    '-1',
    '99',
    'all',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '::ffff:0:0/96',
    '10.0.0.0/8,',
    '10/8',
    '10.0.0.0/33',
    'proxy.example',
  ])('TRUST_PROXY %j would believe everybody, or nobody knows whom: refused with what to write', (given) => {
    expect(issues({ TRUST_PROXY: given })).toEqual([
      expect.stringMatching(/^TRUST_PROXY must be the number of proxies .+10\.0\.0\.0\/8/),
    ]);
  });

  it('SAF-05 takes an OPERATOR_EMAIL that is an address, in its normal form', () => {
    expect(readEnv({ OPERATOR_EMAIL: ' Ops@People.Example ' }).OPERATOR_EMAIL).toBe('ops@people.example');
    for (const wrong of ['ops', 'ops@', 'a@b', 'a@b.example\nBcc: c@d.example']) {
      expect(issues({ OPERATOR_EMAIL: wrong })).toEqual(['OPERATOR_EMAIL must be an email address']);
    }
  });

  it('takes no ADMIN_SECRET that can be guessed', () => {
    expect(issues({ ADMIN_SECRET: 'fifteen letters' })).toEqual([
      'ADMIN_SECRET must have at least 16 characters',
    ]);
    expect(issues({ ADMIN_SECRET: `${' '.repeat(20)}short` })).toHaveLength(1);
    expect(readEnv({ ADMIN_SECRET: 'sixteen letters.' }).ADMIN_SECRET).toBe('sixteen letters.');
  });

  const { PUBLIC_URL, DATABASE_URL, SMTP_URL } = production;
  const given = {
    PUBLIC_URL: [{ PUBLIC_URL }, {}],
    DATABASE_URL: [{ DATABASE_URL }, { DATABASE: 'embedded' }, {}],
    SMTP_URL: [{ SMTP_URL }, { MAIL: 'files' }, {}],
  };
  const combinations = given.PUBLIC_URL.flatMap((address) =>
    given.DATABASE_URL.flatMap((database) =>
      given.SMTP_URL.map((mail) => ({ ...address, ...database, ...mail })),
    ),
  );

  it.each(combinations)('OPS-04 production with %j starts only where nothing is left to guess', (source) => {
    const missing = [
      ...('PUBLIC_URL' in source ? [] : ['PUBLIC_URL']),
      ...('DATABASE_URL' in source || 'DATABASE' in source ? [] : ['DATABASE_URL']),
      ...('SMTP_URL' in source || 'MAIL' in source ? [] : ['SMTP_URL']),
    ];
    const names = (found: string[]) => found.map((issue) => issue.split(' ')[0]);
    expect(names(issues({ ...source, NODE_ENV: 'production' }))).toEqual(missing);
    const empty = { PUBLIC_URL: '', DATABASE_URL: '', DATABASE: '', SMTP_URL: '', MAIL: '' };
    expect(names(issues({ ...empty, ...source, NODE_ENV: 'production' }))).toEqual(missing);
    for (const NODE_ENV of ['development', 'test', '']) expect(issues({ ...source, NODE_ENV })).toEqual([]);
  });

  it('OPS-04 names what production lacks beside what is malformed, and what to write instead', () => {
    expect(issues({ NODE_ENV: 'production', PORT: 'eighty' })).toEqual([
      'PORT must be a port number',
      'PUBLIC_URL must be set in production: emails link to it',
      'DATABASE_URL must be set in production, or DATABASE=embedded: a power cut can destroy the embedded database',
      'SMTP_URL must be set in production, or MAIL=files: emails are only written to files',
    ]);
    expect(issues({ ...production, SMTP_URL: 'mail' })).toEqual([
      'SMTP_URL must be an address starting with smtp:// or smtps://',
    ]);
  });

  it('OPS-04 takes no other word, and no address beside the word that says there is none', () => {
    expect(issues({ DATABASE: 'pglite', MAIL: 'none' })).toHaveLength(2);
    expect(issues({ ...production, DATABASE: 'embedded', MAIL: 'files' })).toEqual([
      'DATABASE_URL and DATABASE contradict each other: leave one of them out',
      'SMTP_URL and MAIL contradict each other: leave one of them out',
    ]);
  });

  it('names every issue at once, and no value', () => {
    const found = issues({
      PORT: '99999',
      PUBLIC_URL: 'example.org',
      DATABASE_URL: 'mysql://user:hidden@host/db',
      REDIS_URL: 'http://host',
      SMTP_URL: 'mail',
      SEED: 'some',
      TRUST_PROXY: 'yes',
      GOOGLE_JWKS_URL: 'ftp://keys',
    });
    expect(found.map((issue) => issue.split(' ')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'REDIS_URL',
      'SMTP_URL',
      'SEED',
      'TRUST_PROXY',
      'GOOGLE_JWKS_URL',
    ]);
    expect(found.join()).not.toContain('hidden');
  });

  it('NOT-08 takes the variables of web push together, and keys that belong together', () => {
    const [one, other] = [generateVAPIDKeys(), generateVAPIDKeys()];
    const push = {
      VAPID_PUBLIC_KEY: one.publicKey,
      VAPID_PRIVATE_KEY: one.privateKey,
      VAPID_SUBJECT: 'mailto:push@platform.example',
    };
    expect(issues(push)).toEqual([]);
    expect(issues({ VAPID_SUBJECT: push.VAPID_SUBJECT })).toEqual([
      'VAPID_PUBLIC_KEY must be set with the other variables of web push',
      'VAPID_PRIVATE_KEY must be set with the other variables of web push',
    ]);
    expect(issues({ ...push, VAPID_PRIVATE_KEY: other.privateKey })).toEqual([
      'VAPID_PRIVATE_KEY must belong to VAPID_PUBLIC_KEY',
    ]);
    expect(issues({ ...push, VAPID_PUBLIC_KEY: 'word' })).toEqual([
      expect.stringMatching(/^VAPID_PUBLIC_KEY must be a key/),
    ]);
    expect(issues({ ...push, VAPID_SUBJECT: 'me' })).toEqual([expect.stringMatching(/^VAPID_SUBJECT/)]);
  });
});
