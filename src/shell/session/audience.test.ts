import { describe, expect, it } from 'vitest';
import { audienceOf } from './audience';

describe('audienceOf', () => {
  it.each([
    [null, null, true, 'anonymous'],
    [null, 'ROLE_ADMIN', true, 'anonymous'],
    ['t', null, true, 'member'],
    ['t', 'ROLE_USER', true, 'member'],
    ['t', 'ROLE_MANAGER', true, 'member'],
    ['t', 'ROLE_ADMIN', true, 'admin'],
    ['t', 'ROLE_USER,ROLE_ADMIN', true, 'admin'],
    ['t', 'ROLE_ADMIN', false, 'member'],
  ] as const)(
    'SES-01 ROU-04 token %s, authorities %s, admin area %s: %s',
    (token, authorities, adminArea, audience) => {
      expect(audienceOf({ token, authorities, adminArea })).toBe(audience);
    },
  );
});
