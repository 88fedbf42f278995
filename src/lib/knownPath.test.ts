import { describe, expect, it } from 'vitest';
import { isKnownPath } from './knownPath';

describe('isKnownPath', () => {
  it.each([
    '/',
    '/#members',
    '/login',
    '/login/',
    '/event/42',
    '/event/42/edit?a=b',
    '/u/anna',
    '/docs/agreement_ru.html',
  ])('knows %s', (url) => {
    expect(isKnownPath(url)).toBe(true);
  });

  it.each(['/logn', '/event', '/event/42/other', '/login/more', '/partner', ''])(
    'does not know %j',
    (url) => {
      expect(isKnownPath(url)).toBe(false);
    },
  );
});
