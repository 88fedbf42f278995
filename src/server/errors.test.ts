import { describe, expect, it } from 'vitest';
import { AppError, errorBody } from './errors';

const answer = (details: { path: string; message: string }[]) =>
  errorBody(new AppError(1100, { details }), 'en').details ?? [];

describe('the answer of a failed call', () => {
  it('ERR-01 says what is wrong, and where', () => {
    const details = [{ path: 'profile.contacts.3.value', message: 'is required' }];
    expect(answer(details)).toEqual(details);
  });

  it('ERR-01 is short whatever was sent', () => {
    const many = Array.from({ length: 17_000 }, (_, n) => ({ path: `a.${n}`, message: 'must be string' }));
    expect(answer(many)).toHaveLength(50);
    const long = many.map(({ path }) => ({ path: 'k'.repeat(34_000) + path, message: 'x'.repeat(34_000) }));
    expect(JSON.stringify(answer(long)).length).toBeLessThan(7000);
    expect(answer(long)[0]?.path).toMatch(/^k{159}…$/);
  });
});
