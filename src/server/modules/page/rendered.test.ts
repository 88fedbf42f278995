import { describe, expect, it, vi } from 'vitest';
import { configFolder, plainDefaults } from '../../../../tests/support/configFolder';
import { buildCommunity } from '../../../config/pipeline';
import type { BootPayload } from '../../../config/bootPayload';
import type { ToRender } from '../../../config/renderedPage';
import type { RouteName } from '../../../lib/routes';
import { cacheRendered } from './rendered';

const community = (title: string) =>
  buildCommunity({
    folder: configFolder('circle.example', {
      'community.json': { title },
      'brand.json': { title, colors: { primary: '#7a1fa2' } },
      'landingen.json': { sections: [{ type: 'people', title: 'Who is here', count: 3 }] },
    }),
    defaults: plainDefaults,
  }).config;
const payloadOf = (config: BootPayload['config'], lang: 'en' | 'ru' = 'en'): BootPayload => ({
  ...{ config, lang, theme: 'dark', google: undefined, origins: {} },
});

function setUp() {
  let clock = 0;
  const render = vi.fn(async ({ config, lang }: BootPayload, { path, signedIn }: ToRender) => ({
    html: `${config.community.title} ${lang} ${path} ${signedIn ? 'member' : 'visitor'}`,
    styles: '',
    texts: {},
  }));
  const people = vi.fn(async () => []);
  const rendered = cacheRendered({ render, people, now: () => new Date(clock) });
  const open = (
    config: BootPayload['config'],
    { route, lang, signedIn = false }: { route?: RouteName; lang?: 'en' | 'ru'; signedIn?: boolean } = {
      route: 'welcome',
    },
  ) => rendered({ config, route, signedIn, texts: [] }, payloadOf(config, lang));
  return { open, render, people, later: (ms: number) => void (clock += ms) };
}

describe('rendered pages', () => {
  it('AUT-01 are rendered once per community and language, whatever the theme', async () => {
    const { open, render, people } = setUp();
    const config = community('Circle');
    await open(config);
    expect((await open(config)).html).toBe('Circle en / visitor');
    expect(render).toHaveBeenCalledTimes(1);
    expect(render.mock.calls[0]?.[0].theme).toBeNull();
    expect(people).toHaveBeenCalledWith(config, 3);
    await open(config, { route: 'welcome', lang: 'ru' });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('AUT-01 are rendered anew when the config changed, and once a minute for new members', async () => {
    const { open, render, later } = setUp();
    const [config, changed] = [community('Circle'), community('Ring')];
    await open(config);
    expect((await open(changed)).html).toBe('Ring en / visitor');
    later(60_000);
    await open(changed);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('PRO-04 are one for all addresses of a route, without what stands in them', async () => {
    const { open, render } = setUp();
    const config = community('Circle');
    const all = await Promise.all([1, 2, 3].map(() => open(config, { route: 'participant' })));
    expect(all[0]?.html).toBe('Circle en /u/- visitor');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('SES-07 are others for who is signed in, for good, and without members', async () => {
    const { open, render, people, later } = setUp();
    const config = community('Circle');
    expect((await open(config, { route: 'welcome', signedIn: true })).html).toBe('Circle en / member');
    expect((await open(config, { signedIn: true })).html).toBe('Circle en / member');
    later(60_000);
    await open(config, { route: 'welcome', signedIn: true });
    expect(render).toHaveBeenCalledTimes(2);
    expect(people).not.toHaveBeenCalled();
  });

  it('are rendered anew after it failed', async () => {
    const { open, render } = setUp();
    const config = community('Circle');
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(open(config)).rejects.toThrow('broken');
    expect((await open(config)).html).toBe('Circle en / visitor');
  });
});
