import { describe, expect, it } from 'vitest';
import { isUnreachable } from './unreachable';

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

describe('a database that cannot be reached', () => {
  it.each([
    withCode('ECONNRESET'),
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('57014', 'canceling statement due to statement timeout'),
    Object.assign(new Error('connect'), { syscall: 'connect' }),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  ])('is told by %s', (error) => expect(isUnreachable(error)).toBe(true));

  it.each([withCode('23505'), withCode('42P01'), new Error('no'), undefined])('is not told by %s', (error) =>
    expect(isUnreachable(error)).toBe(false),
  );
});
