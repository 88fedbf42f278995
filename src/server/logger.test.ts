import { describe, expect, it } from 'vitest';
import { describeError, withoutAddresses } from './logger';

describe('what a log says of an error', () => {
  it('has no e-mail addresses in it', () => {
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

  it('takes anything that was thrown', () => {
    expect(describeError('no bob@example.org')).toEqual({ message: 'no [address]' });
  });
});
