import { describe, expect, it } from 'vitest';
import { examplePath } from '../../tests/support/routes';
import { pathTo } from './pathTo';
import { matchRoute, routeAt } from './routeMatch';
import { needsUser, routeNames, rowOf } from './routes';

describe.each(routeNames)('the row of %s', (name) => {
  it('ROU-01 has a path that is no other row’s, however it is written', () => {
    const path = examplePath(name);
    for (const written of [path, `${path}/`, path.toUpperCase()]) {
      expect([written, routeAt(written)]).toEqual([written, name]);
    }
    const shape = (route: typeof name) => rowOf(route).path.replace(/\{\w+\}/g, '{}');
    expect(routeNames.filter((other) => shape(other) === shape(name))).toEqual([name]);
  });

  it('ROU-02 ROU-03 ROU-04 is somebody’s, and gated for those alone who are signed in', () => {
    const { audience, gate } = rowOf(name);
    expect(audience.length).toBeGreaterThan(0);
    if (audience.includes('anonymous')) expect(gate).toBe('none');
  });
});

describe('the path of a route', () => {
  it('ROU-01 is the most literal one', () => {
    expect(routeAt('/event/create')).toBe('createEvent');
    expect(matchRoute('/event/42')).toEqual({ name: 'event', params: { eventId: '42' } });
    expect(matchRoute('/event/42/edit')).toEqual({ name: 'editEvent', params: { eventId: '42' } });
    expect(matchRoute('/login')).toEqual({ name: 'login', params: {} });
  });

  it.each(['anna', 'Зоя', 'a/b', '100% $& {slug}', '?#'])('ROU-01 gives back its parameter: %s', (slug) => {
    const path = pathTo('participant', { slug });
    expect(path).toMatch(/^\/u\/[^/?#]+$/);
    expect(matchRoute(path)).toEqual({ name: 'participant', params: { slug } });
  });

  it.each(['', 'login', '/x', '/login/x', '/u', '/u/', '/u/%E0%A4%A', '//login', '/{slug}', '/event//edit'])(
    'ROU-02 is not %j',
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );

  it('SES-07 has a user to load where it is unknown', () => {
    expect(needsUser(undefined)).toBe(true);
    expect(needsUser('authMagic')).toBe(false);
    expect(needsUser('confirmRecovery')).toBe(false);
  });
});
