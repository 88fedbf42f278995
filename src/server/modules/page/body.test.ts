import { describe, expect, it } from 'vitest';
import { routeNames, rowOf } from '../../../lib/routes';
import { bodyOf } from './body';

describe('what a page begins with', () => {
  it.each(routeNames)('AUT-01 SES-07 on %s', (route) => {
    const { page, needsUser } = rowOf(route);
    expect(bodyOf(route, false)).toBe(page === 'rendered' ? 'rendered' : 'plain');
    expect(bodyOf(route, true)).toBe(needsUser ? 'member' : 'plain');
  });

  it('ROU-02 is the frame on an unknown path, whose visitor is led home', () => {
    expect([bodyOf(undefined, false), bodyOf(undefined, true)]).toEqual(['plain', 'member']);
  });
});
