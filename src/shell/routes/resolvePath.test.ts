import { describe, expect, it } from 'vitest';
import { communityOf } from '../../../tests/support/inCommunity';
import { examplePath, reaches } from '../../../tests/support/routes';
import { routingOf, type Routing } from '../../config/routing';
import { routeAt } from '../../lib/routeMatch';
import { isBuilt, routeNames, routePaths, type Audience, type RouteName } from '../../lib/routes';
import { audienceOf } from '../session/audience';
import { homeRoute, mayReach } from './access';
import { resolvePath } from './resolvePath';

const memberHome = 'myCommunities';
const everything: Routing<RouteName> = { isThere: (_): _ is RouteName => true, memberHome };
const built = routingOf(communityOf());
const homePath = (audience: Audience) => routePaths[homeRoute(audience, { memberHome })];

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
  '/admin/members',
  '/admin/admissions',
  '/admin/reports',
  '/admin/introductions',
  '/admin/welcome-page',
  '/admin/audit',
  '/dashboard',
  '/auth-magic',
  '/notifications',
  '/score-match',
  '/settings',
  '/not-found',
];

/** Pages of an event on the managers' side, instead of the members' pages. */
const administrators = ['/admin/events/7', '/admin/events/7/edit'];

const sets: [string, Audience, string[]][] = [
  ['ROU-02', 'anonymous', anonymous],
  ['ROU-03', 'member', member],
  ['ROU-03', 'manager', [...new Set([...member, ...admin])]],
  ['ROU-04', 'admin', [...admin, ...administrators]],
];

describe.each(sets)('%s the %s set', (id, audience, paths) => {
  it.each(paths)(`${id} %s is reached`, (path) => {
    const resolved = resolvePath(path, { audience, routing: everything });
    expect(resolved).toEqual({ show: routeAt(path) });
  });

  it(`${id} everything else leads home, however it is written`, () => {
    const others = [...anonymous, ...member, ...admin].filter((path) => !paths.includes(path));
    expect(others.length).toBeGreaterThan(4);
    for (const path of [...others, '/nowhere', '/login/x', '/LOGINX', '/welcome', '/%E0%A4%A']) {
      const resolved = resolvePath(path, { audience, routing: everything });
      expect([path, resolved]).toEqual([path, { redirect: homePath(audience) }]);
    }
  });

  it(`${id} a path whose screen is not there leads where an unknown path leads`, () => {
    for (const path of paths) {
      const name = routeAt(path);
      const isThere = (one: RouteName): one is RouteName => one !== name;
      expect(resolvePath(path, { audience, routing: { isThere, memberHome } })).toEqual({
        redirect: homePath(audience),
      });
    }
  });
});

/** All kinds of users, by what their browser stores. */
const people = {
  'a visitor': { token: null, authorities: null },
  'a member': { token: 't', authorities: 'ROLE_USER' },
  'a manager': { token: 't', authorities: 'ROLE_USER,ROLE_MANAGER' },
  'an administrator': { token: 't', authorities: 'ROLE_ADMIN' },
};

describe.each(routeNames)('the row of %s', (name) => {
  it.each(Object.entries(people))('ROU-02 ROU-03 ROU-04 for %s', (_, who) => {
    const audience = audienceOf(who);
    expect(resolvePath(examplePath(name), { audience, routing: everything })).toEqual(
      reaches(audience, name) ? { show: name } : { redirect: homePath(audience) },
    );
  });
});

describe('routes', () => {
  it('ROU-06 the not-found page is everybody’s', () => {
    for (const audience of ['anonymous', 'member', 'manager', 'admin'] as const) {
      expect(resolvePath('/not-found', { audience, routing: built })).toEqual({ show: 'notFound' });
    }
  });

  it('ROU-03 the locations that audiences are sent to are their own and exist', () => {
    for (const audience of ['anonymous', 'member'] as const) {
      expect(mayReach(audience, homeRoute(audience, { memberHome }))).toBe(true);
      expect(isBuilt(homeRoute(audience, { memberHome }))).toBe(true);
    }
  });

  it('SES-05 SES-06 who was signed in a moment ago is led to the login', () => {
    const visit = { audience: 'anonymous', routing: built, signedOut: true } as const;
    expect(resolvePath('/my_communities', visit)).toEqual({ redirect: '/login' });
    expect(resolvePath('/login', visit)).toEqual({ show: 'login' });
  });

  it('CFG-14 the partner pages are there that the community carries, and no other', () => {
    const page = { en: { title: 'Jobs', sections: [{ type: 'hero', title: 'Jobs' }] } };
    const carrier = communityOf({ partner: { career: page } });
    const at = (path: string, config = carrier) =>
      resolvePath(path, { audience: 'member', routing: routingOf(config) });
    expect(at('/partner/career')).toEqual({ show: 'partnerCareer' });
    expect(at('/partner/services')).toEqual({ redirect: '/my_communities' });
    expect(at('/partner/career', communityOf())).toEqual({ redirect: '/my_communities' });
    expect(resolvePath('/partner/career', { audience: 'anonymous', routing: routingOf(carrier) })).toEqual({
      redirect: '/',
    });
  });
});
