import { describe, expect, it } from 'vitest';
import { routePaths, type RouteName } from '../../lib/routes';
import { navigationShown } from './navigationShown';

const hidden: RouteName[] = ['questions', 'onboarding', 'lastStep', 'confirmed'];

describe('navigationShown', () => {
  it.each(Object.keys(routePaths) as RouteName[])('NAV-04 on %s', (route) => {
    const shown = navigationShown({ token: 't', connectedParticipants: ['p'], route });
    expect(shown).toBe(!hidden.includes(route));
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
