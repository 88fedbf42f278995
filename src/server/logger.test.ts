import { describe, expect, it } from 'vitest';
import { readEnv } from './env';
import { createLogger, describeError, withoutAddresses } from './logger';

describe('what a log says of an error', () => {
  it('has no email addresses in it', () => {
    expect(withoutAddresses('550 <ada.l+x@mail.example.org> unknown, try bob@пример.рф')).toBe(
      '550 <[address]> unknown, try [address]',
    );
  });

  it("leaves out a query's parameters and the row that broke a constraint, and keeps the constraint", () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(ada@example.org) already exists.',
    });
    const error = Object.assign(
      new Error('Failed query: insert …\nparams: ada@example.org,hash', { cause }),
      {
        query: 'insert …',
        params: ['ada@example.org', 'hash'],
      },
    );
    const text = JSON.stringify(describeError(error));
    expect(text).toContain('users_email_key');
    expect(text).toContain('23505');
    expect(text).not.toMatch(/ada|hash|params/);
  });

  it('is short, however long what it tells of: others choose that', () => {
    for (const text of ['a'.repeat(1_000_000), 'a@'.repeat(500_000), `${'a'.repeat(15_500)}@b`]) {
      expect(withoutAddresses(text).length).toBeLessThanOrEqual(2001);
    }
    expect(withoutAddresses(`${'a '.repeat(999)}ada@example.org`)).toMatch(/a \[a…$/);
    const error = Object.assign(new Error('x'), { stack: `Error: x\n${'    at here\n'.repeat(1000)}` });
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(1000);
    expect(withoutAddresses('a@b@c@d e@')).toBe('[address]@[address] e@');
  });

  it('has no more of a request than its method and the pattern of its route', () => {
    const lines: string[] = [];
    const env = readEnv({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://a.example',
      DATABASE_URL: 'postgres://x',
      MAIL: 'files',
    });
    const logger = createLogger(env, { write: (line) => void lines.push(line) });
    const routeOptions = { url: '/calendar/:secret' };
    logger.info(
      { req: { method: 'GET', url: '/calendar/secret-1?code=secret-2', routeOptions } },
      'completed',
    );
    logger.info({ req: { method: 'GET', url: '/%zz?code=secret-3' } }, 'refused');
    expect(lines.join('')).toContain('"req":{"method":"GET","route":"/calendar/:secret"}');
    expect(lines.join('')).not.toContain('secret-');
  });

  it('takes anything that was thrown', () => {
    expect(describeError('no bob@example.org')).toEqual({ message: 'no [address]' });
  });
});
