import { describe, expect, it } from 'vitest';
import { isBuilt, routeNames, rowOf, type RouteName } from '../../../lib/routes';
import { bodyOf } from './body';

const visitorAt = (route: RouteName | undefined, ...query: string[]) =>
  bodyOf({ route, query, hasSession: false });

describe('what a page begins with', () => {
  it.each(routeNames)('AUT-01 SES-07 on %s', (route) => {
    const { audience } = rowOf(route);
    const isVisitors = isBuilt(route) && audience.includes('anonymous');
    expect(visitorAt(route)).toBe(isVisitors ? 'visitor' : 'plain');
    expect(bodyOf({ route, query: [], hasSession: true })).toBe('member');
  });

  it('ROU-02 is the frame on an unknown path, whose visitor is led to the welcome page', () => {
    expect(visitorAt(undefined)).toBe('plain');
    expect(bodyOf({ route: undefined, query: [], hasSession: true })).toBe('member');
  });

  it.each([
    [['code', 'state'], 'plain'],
    [['error'], 'plain'],
    [['utm_source'], 'visitor'],
  ])('AUT-09 is no form to fill in for who comes back to the login with %j', (query, body) => {
    expect(visitorAt('login', ...query)).toBe(body);
  });
});
