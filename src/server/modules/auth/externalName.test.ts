import { expect, it } from 'vitest';
import { nameClaims } from './externalName';

it.each([
  [{ given_name: 'Ada', family_name: 'King' }, 'Ada', 'King'],
  [{ given_name: ' Юлия ' }, 'Юлия', null],
  [{ name: 'Ada  King Noel' }, 'Ada', 'King Noel'],
  [{ name: 'Ada' }, 'Ada', null],
  [{ given_name: 'x'.repeat(200), name: 'Ada King' }, 'Ada', null],
  [{ given_name: 7, family_name: 'King' }, null, null],
  [{}, null, null],
])('AUT-08 %j tells the name %s %s', (claims, givenName, familyName) =>
  expect(nameClaims(claims)).toEqual({ givenName, familyName }),
);
