import { describe, expect, it } from 'vitest';
import { communityOf } from '../../../tests/support/inCommunity';
import { examplePath } from '../../../tests/support/routes';
import { routingOf } from '../../config/routing';
import { routeAt } from '../../lib/routeMatch';
import { renderedFor, routeNames, rowOf, type Audience } from '../../lib/routes';
import { resolvePath } from '../routes/resolvePath';
import { audienceOf } from '../session/audience';
import { render } from './render.server';

const rows = routeNames.map(rowOf);
const page = { en: { title: 'Jobs', sections: [{ type: 'hero', title: 'Jobs' }] } };
const partner = Object.fromEntries(rows.flatMap((row) => (row.partner ? [[row.partner, page]] : [])));

/** The settings that decide where a path leads: the switches, and the partner pages. */
const switches = [...new Set(['eventOnly', ...rows.flatMap(({ needs }) => needs ?? [])])];
const parts = [...switches, 'partner'];

const communityWith = (on: readonly string[]) => ({
  on: on.join(', ') || 'nothing',
  config: communityOf({
    community: Object.fromEntries(switches.map((name) => [name, on.includes(name)])),
    ...(on.includes('partner') && { partner }),
  }),
});

/** With none of them, with each alone, and with all. */
const communities = [[], ...parts.map((part) => [part]), parts].map(communityWith);

const paths = [...routeNames.map(examplePath), '/nowhere'];
const people = [
  { token: null, authorities: null },
  { token: 'id.secret', authorities: 'ROLE_USER' },
  { token: 'id.secret', authorities: 'ROLE_USER,ROLE_MANAGER' },
  { token: 'id.secret', authorities: 'ROLE_ADMIN' },
];

describe.each(communities)('a community with $on', ({ config }) => {
  const routing = routingOf(config);
  const home = config.community.eventOnly ? '/events' : '/my_communities';
  const homes: Record<Audience, string> = { anonymous: '/', member: home, manager: home, admin: '/admin' };

  const leads = (path: string, audience: Audience) => {
    const resolved = resolvePath(path, { audience, routing });
    return 'redirect' in resolved ? resolved.redirect : path;
  };

  it.each(paths)('ROU-02 ROU-03 ROU-04 SES-04 server and client lead %s to the same page', async (path) => {
    for (const signedIn of [false, true]) {
      const page = await render({ config, lang: 'en', theme: null }, { path, signedIn, texts: [] });
      const redirect = page?.redirect ?? path;
      const assumed = signedIn ? renderedFor(routeAt(path)) : 'anonymous';
      expect([path, homes[assumed]]).toContain(redirect);
      expect(leads(path, assumed)).toBe(redirect);
      // The server knows only that a session exists, so the client redirects the others further.
      for (const audience of people.map(audienceOf).filter((who) => (who !== 'anonymous') === signedIn)) {
        expect([audience, leads(redirect, audience)]).toEqual([audience, leads(path, audience)]);
      }
    }
  });
});
