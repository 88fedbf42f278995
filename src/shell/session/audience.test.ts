import { describe, expect, it } from 'vitest';
import { audienceOf } from './audience';

describe('audienceOf', () => {
  it.each([
    [null, null, 'anonymous'],
    [null, 'ROLE_ADMIN', 'anonymous'],
    ['t', null, 'member'],
    ['t', 'ROLE_USER', 'member'],
    ['t', 'ROLE_MANAGER', 'manager'],
    ['t', 'ROLE_ADMIN', 'admin'],
    ['t', 'ROLE_USER,ROLE_ADMIN', 'admin'],
    ['t', 'ROLE_MANAGER,ROLE_ADMIN', 'admin'],
  ] as const)('SES-01 ROU-04 token %s, authorities %s: %s', (token, authorities, audience) => {
    expect(audienceOf({ token, authorities })).toBe(audience);
  });
});
