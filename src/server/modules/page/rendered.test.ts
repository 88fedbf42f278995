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
    }),
    defaults: plainDefaults,
  }).config;
const payloadOf = (config: BootPayload['config'], lang: 'en' | 'ru' = 'en'): BootPayload => ({
  config,
  lang,
  theme: 'dark',
  google: undefined,
  origins: {},
});

const ann = { id: '1', firstName: 'Ann', lastName: 'Lee', position: null, company: null, avatarUrl: null };
interface Opened {
  route?: RouteName;
  lang?: 'en' | 'ru';
  signedIn?: boolean;
  people?: (typeof ann)[];
}

function setUp() {
  const render = vi.fn(async ({ config, lang, preview }: BootPayload, { path, signedIn }: ToRender) => ({
    html: `${config.community.title} ${lang} ${path} ${signedIn ? 'member' : 'visitor'} ${preview?.length ?? '-'}`,
    styles: '',
    texts: {},
  }));
  const rendered = cacheRendered(render);
  const open = async (
    config: BootPayload['config'],
    { route = 'welcome', lang, signedIn = false, people }: Opened = {},
  ) => (await rendered({ config, route, signedIn, people, texts: [] }, payloadOf(config, lang)))?.html;
  return { open, render };
}

describe('rendered pages', () => {
  it('AUT-01 are rendered once per community and language, whatever the theme', async () => {
    const { open, render } = setUp();
    const config = community('Circle');
    await open(config);
    expect(await open(config)).toBe('Circle en / visitor -');
    expect(render).toHaveBeenCalledTimes(1);
    expect(render.mock.calls[0]?.[0].theme).toBeNull();
    await open(config, { lang: 'ru' });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('AUT-01 are rendered anew when the config or the members on it changed', async () => {
    const { open, render } = setUp();
    const [config, changed] = [community('Circle'), community('Ring')];
    await open(config, { people: [ann] });
    expect(await open(changed, { people: [ann] })).toBe('Ring en / visitor 1');
    await open(changed, { people: [{ ...ann }] });
    expect(render).toHaveBeenCalledTimes(2);
    expect(await open(changed, { people: [] })).toBe('Ring en / visitor 0');
  });

  it('PRO-04 are one for all addresses of a route, without what stands in them', async () => {
    const { open, render } = setUp();
    const config = community('Circle');
    const all = await Promise.all([1, 2, 3].map(() => open(config, { route: 'participant' })));
    expect(all[0]).toBe('Circle en /u/- visitor -');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('SES-07 are others for who is signed in', async () => {
    const { open, render } = setUp();
    const config = community('Circle');
    expect(await open(config, { signedIn: true })).toBe('Circle en / member -');
    await open(config, { signedIn: true });
    await open(config);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('are rendered anew after it failed', async () => {
    const { open, render } = setUp();
    const config = community('Circle');
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(open(config)).rejects.toThrow('broken');
    expect(await open(config)).toBe('Circle en / visitor -');
  });
});
