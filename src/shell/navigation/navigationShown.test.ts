import { describe, expect, it } from 'vitest';
import { routeNames, rowOf, type RouteName } from '../../lib/routes';
import { navigationShown } from './navigationShown';

const hidden: RouteName[] = ['questions', 'onboarding', 'lastStep', 'confirmed'];

describe('navigationShown', () => {
  it.each(routeNames)('NAV-04 on %s', (route) => {
    const shown = navigationShown({ token: 't', connectedParticipants: ['p'], route });
    expect(shown).toBe(rowOf(route).navigation);
  });

  it('NAV-04 not where somebody is busy becoming a member', () => {
    for (const route of hidden) expect([route, rowOf(route).navigation]).toEqual([route, false]);
    for (const route of ['myCommunities', 'profile', 'participant'] as const) {
      expect([route, rowOf(route).navigation]).toEqual([route, true]);
    }
  });

  it.each([
    [null, ['p'], false],
    [null, [], false],
    ['t', [], false],
    ['t', ['p'], true],
    ['t', ['p', 'q'], true],
  ])('NAV-04 with token %s and participants %j: %s', (token, connectedParticipants, shown) => {
    expect(navigationShown({ token, connectedParticipants, route: 'myCommunities' })).toBe(shown);
    expect(navigationShown({ token, connectedParticipants, route: undefined })).toBe(shown);
  });
});
