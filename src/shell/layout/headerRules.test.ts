import { describe, expect, it } from 'vitest';
import { routePaths, type RouteName } from '../../lib/routes';
import { donationPlace, headerParts } from './headerRules';

const hidden: RouteName[] = [
  'login',
  'registration',
  'recovery',
  'confirmRecovery',
  'confirmed',
  'authMagic',
];
const names = Object.keys(routePaths) as RouteName[];

describe('headerParts', () => {
  it.each(names)('NAV-01 login and logout on %s', (route) => {
    const signs = (['anonymous', 'member', 'admin'] as const).map(
      (audience) => headerParts({ audience, route, header: 'standard' }).sign,
    );
    expect(signs).toEqual(hidden.includes(route) ? ['none', 'none', 'none'] : ['in', 'out', 'out']);
  });

  it.each([
    ['anonymous', 'landing', true],
    ['anonymous', 'standard', false],
    ['member', 'landing', false],
    ['admin', 'landing', false],
  ] as const)('NAV-01 for %s with the %s header: landing style %s', (audience, header, landingStyle) => {
    expect(headerParts({ audience, route: undefined, header })).toMatchObject({ landingStyle });
  });
});

describe('donationPlace', () => {
  it.each([
    [false, null, 'myCommunities', 'none'],
    [true, null, 'welcome', 'wide'],
    [true, 'ROLE_USER', 'welcome', 'wide'],
    [true, 'ROLE_USER', undefined, 'wide'],
    [true, 'ROLE_USER', 'myCommunities', 'always'],
    [true, 'ROLE_MANAGER', 'myCommunities', 'always'],
    [true, 'ROLE_ADMIN', 'myCommunities', 'none'],
    [true, 'ROLE_USER,ROLE_ADMIN', 'welcome', 'none'],
  ] as const)('NAV-02 offered %s, authorities %s, on %s: %s', (offered, authorities, route, place) => {
    expect(donationPlace({ offered, authorities, route })).toBe(place);
  });
});
