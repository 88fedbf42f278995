import { describe, expect, it } from 'vitest';
import { routePaths, type RouteName } from '../../lib/routes';
import { access, fallback, mayReach, type Audience } from './access';
import { resolvePath, routeOf } from './match';
import { communityOf } from '../../../tests/support/inCommunity';
import { isRegistered, screensOf } from './screenNames';

const names = Object.keys(routePaths) as RouteName[];
const everything = (_: RouteName): _ is RouteName => true;
const example = (name: RouteName) => routePaths[name].replace(/\{\w+\}/g, 'x1');

/** Section 2.2 of the specification, path by path. */
const anonymous = [
  '/',
  '/login',
  '/registration',
  '/recovery',
  '/confirm-recovery',
  '/account-deleted',
  '/confirmed',
  '/auth-magic',
  '/invite',
  '/one-time-code',
  '/u/ann',
  '/event/7',
  '/not-found',
];
const member = [
  '/questions',
  '/onboarding',
  '/last-step',
  '/confirmed',
  '/auth-magic',
  '/confirm-recovery',
  '/invite',
  '/subscriptions',
  '/profile',
  '/my_communities',
  '/contacts',
  '/contacts/bookmarks',
  '/participants',
  '/events',
  '/event/create',
  '/event/7',
  '/event/7/edit',
  '/u/ann',
  '/chats',
  '/chats/9',
  '/partner/services',
  '/partner/education',
  '/partner/contacts',
  '/partner/events',
  '/partner/earnings',
  '/partner/career',
  '/not-found',
];
const admin = [
  '/admin',
  '/dashboard',
  '/auth-magic',
  '/notifications',
  '/score-match',
  '/settings',
  '/not-found',
];

const sets: [string, Audience, string[]][] = [
  ['ROU-02', 'anonymous', anonymous],
  ['ROU-03', 'member', member],
  ['ROU-04', 'admin', admin],
];

describe.each(sets)('%s the %s set', (id, audience, paths) => {
  it.each(paths)(`${id} %s is reached`, (path) => {
    const resolved = resolvePath(path, { audience, registered: everything });
    expect(resolved).toEqual({ show: routeOf(path) });
  });

  it(`${id} everything else leads home, however it is written`, () => {
    const others = names
      .map(example)
      .filter((path) => !paths.map((one) => routeOf(one)).includes(routeOf(path)));
    expect(others.length).toBeGreaterThan(5);
    for (const path of [...others, '/nowhere', '/login/x', '/LOGINX', '/welcome', '/%E0%A4%A']) {
      const resolved = resolvePath(path, { audience, registered: everything });
      expect([path, resolved]).toEqual([path, { redirect: routePaths[fallback[audience]] }]);
    }
  });

  it(`${id} a path whose screen is not there leads where an unknown path leads`, () => {
    for (const path of paths) {
      const name = routeOf(path);
      const registered = (one: RouteName): one is RouteName => one !== name;
      expect(resolvePath(path, { audience, registered })).toEqual({
        redirect: routePaths[fallback[audience]],
      });
    }
  });
});

describe('routes', () => {
  it('ROU-01 every path of section 2.1 is known', () => {
    for (const name of names) expect([name, routeOf(example(name))]).toEqual([name, name]);
  });

  it('ROU-02 welcome matches exactly', () => {
    expect(routeOf('/')).toBe('welcome');
    expect(routeOf('/x')).toBeUndefined();
  });

  it('ROU-06 the not-found page is everybody’s', () => {
    for (const audience of ['anonymous', 'member', 'admin'] as const) {
      expect(resolvePath('/not-found', { audience, registered: isRegistered })).toEqual({ show: 'notFound' });
    }
  });

  it('ROU-03 the places that audiences are sent to are their own and exist', () => {
    for (const audience of ['anonymous', 'member'] as const) {
      expect(mayReach(audience, fallback[audience])).toBe(true);
      expect(isRegistered(fallback[audience])).toBe(true);
    }
  });

  it('SES-05 SES-06 who was signed in a moment ago is led to the login', () => {
    const visit = { audience: 'anonymous', registered: isRegistered, signedOut: true } as const;
    expect(resolvePath('/my_communities', visit)).toEqual({ redirect: '/login' });
    expect(resolvePath('/login', visit)).toEqual({ show: 'login' });
  });

  it('CFG-14 the partner pages are there that the community carries, and no other', () => {
    const page = { en: { title: 'Jobs', sections: [{ type: 'hero', title: 'Jobs' }] } };
    const carrier = communityOf({ partner: { career: page } });
    const at = (path: string, config = carrier) =>
      resolvePath(path, { audience: 'member', registered: screensOf(config) });
    expect(at('/partner/career')).toEqual({ show: 'partnerCareer' });
    expect(at('/partner/services')).toEqual({ redirect: '/my_communities' });
    expect(at('/partner/career', communityOf())).toEqual({ redirect: '/my_communities' });
    expect(resolvePath('/partner/career', { audience: 'anonymous', registered: screensOf(carrier) })).toEqual(
      { redirect: '/' },
    );
  });

  it('CFG-05 access names every route', () => {
    expect(Object.keys(access).toSorted()).toEqual(names.toSorted());
  });
});
