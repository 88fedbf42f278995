import { describe, expect, it } from 'vitest';
import { communityOf } from '../../../tests/support/inCommunity';
import { routingOf } from '../../config/routing';
import { resolvePath } from '../routes/resolvePath';
import { audienceOf } from '../session/audience';
import { render } from './render.server';

const partner = { career: { en: { title: 'Jobs', sections: [{ type: 'hero', title: 'Jobs' }] } } };

/** Every switch of the config that decides where a path leads. */
const communities = [false, true].flatMap((eventOnly) =>
  [false, true].flatMap((transparent) =>
    [undefined, partner].map((pages) => ({
      switches: `eventOnly ${eventOnly}, transparent ${transparent}, partner pages ${Boolean(pages)}`,
      config: communityOf({ community: { eventOnly, transparent }, ...(pages && { partner: pages }) }),
      home: eventOnly ? '/events' : '/my_communities',
    })),
  ),
);

/** A path of each kind: of visitors, of members, of some communities only, of managers, and of nobody. */
const paths = ['/', '/login', '/my_communities', '/events', '/participants', '/partner/career', '/nowhere'];

const visits = paths.flatMap((path) => [
  { path, signedIn: true, who: { token: 'id.secret', authorities: 'ROLE_USER' } },
  { path, signedIn: false, who: { token: null, authorities: null } },
]);

describe.each(communities)('where $switches', ({ config, home }) => {
  it.each(visits)(
    'ROU-02 ROU-03 SES-04 server and client lead $path to the same page (signed in: $signedIn)',
    async ({ path, signedIn, who }) => {
      const { redirect } = await render({ config, lang: 'en', theme: null }, { path, signedIn, texts: [] });
      const onClient = resolvePath(path, { audience: audienceOf(who), routing: routingOf(config) });
      expect(onClient).toEqual(redirect ? { redirect } : { show: expect.any(String) as string });
      if (redirect) expect(redirect).toBe(signedIn ? home : '/');
    },
  );
});
