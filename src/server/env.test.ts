import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env';

const faults = (source: NodeJS.ProcessEnv): string[] => {
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
    });
  });

  it('takes the port into the address, and an empty value for none', () => {
    expect(readEnv({ PORT: '8080', DATABASE_URL: '', VARIANT: 'RU' })).toMatchObject({
      PUBLIC_URL: 'http://localhost:8080',
      VARIANT: 'ru',
    });
    expect(readEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('names every fault at once, and no value', () => {
    const found = faults({
      PORT: '99999',
      PUBLIC_URL: 'example.org',
      DATABASE_URL: 'mysql://user:hidden@host/db',
      REDIS_URL: 'http://host',
      SMTP_URL: 'mail',
      SEED: 'some',
      TRUST_PROXY: 'yes',
      GOOGLE_JWKS_URL: 'ftp://keys',
    });
    expect(found.map((fault) => fault.split(' ')[0])).toEqual([
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
});
