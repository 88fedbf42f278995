import { describe, expect, it } from 'vitest';
import { routeNames, rowOf, type RouteName } from '../../lib/routes';
import { donationVisibility, headerParts } from './headerRules';

const hidden: RouteName[] = [
  'login',
  'registration',
  'recovery',
  'confirmRecovery',
  'confirmed',
  'authMagic',
];

describe('headerParts', () => {
  it.each(routeNames)('NAV-01 login and logout on %s', (route) => {
    const signs = (['anonymous', 'member', 'manager', 'admin'] as const).map(
      (audience) => headerParts({ audience, route, header: 'standard' }).sign,
    );
    expect(signs).toEqual(rowOf(route).signButtons ? ['in', 'out', 'out', 'out'] : Array(4).fill('none'));
  });

  it('NAV-01 neither where somebody is busy signing in', () => {
    for (const route of hidden) expect([route, rowOf(route).signButtons]).toEqual([route, false]);
    for (const route of ['welcome', 'myCommunities', 'notFound'] as const) {
      expect([route, rowOf(route).signButtons]).toEqual([route, true]);
    }
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

describe('donationVisibility', () => {
  it.each([
    [false, null, 'myCommunities', 'none'],
    [true, null, 'welcome', 'wide'],
    [true, 'ROLE_USER', 'welcome', 'wide'],
    [true, 'ROLE_USER', undefined, 'wide'],
    [true, 'ROLE_USER', 'myCommunities', 'always'],
    [true, 'ROLE_MANAGER', 'myCommunities', 'always'],
    [true, 'ROLE_MANAGER', 'admin', 'none'],
    [true, 'ROLE_ADMIN', 'myCommunities', 'none'],
    [true, 'ROLE_USER,ROLE_ADMIN', 'welcome', 'none'],
  ] as const)('NAV-02 offered %s, authorities %s, on %s: %s', (offered, authorities, route, visibility) => {
    expect(donationVisibility({ offered, authorities, route })).toBe(visibility);
  });
});
