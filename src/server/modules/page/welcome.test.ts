import { describe, expect, it, vi } from 'vitest';
import { configFolder, plainDefaults } from '../../../../tests/support/configFolder';
import { buildCommunity } from '../../../config/pipeline';
import type { BootPayload } from '../../../config/bootPayload';
import { createWelcomePages } from './welcome';

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
  const render = vi.fn(async ({ config, lang }: BootPayload) => ({
    html: `${config.community.title} ${lang}`,
    styles: '',
  }));
  const people = vi.fn(async () => []);
  const pages = createWelcomePages({ render, people, now: () => new Date(clock) });
  return { pages, render, people, later: (ms: number) => void (clock += ms) };
}

describe('welcome pages', () => {
  it('AUT-01 are rendered once per community and language, whatever the theme', async () => {
    const { pages, render, people } = setUp();
    const config = community('Circle');
    await pages(config, payloadOf(config));
    expect((await pages(config, payloadOf(config))).html).toBe('Circle en');
    expect(render).toHaveBeenCalledTimes(1);
    expect(render.mock.calls[0]?.[0].theme).toBeNull();
    expect(people).toHaveBeenCalledWith(config, 3);
    await pages(config, payloadOf(config, 'ru'));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('AUT-01 are rendered anew when the config changed, and once a minute for new members', async () => {
    const { pages, render, later } = setUp();
    const [config, changed] = [community('Circle'), community('Ring')];
    await pages(config, payloadOf(config));
    expect((await pages(changed, payloadOf(changed))).html).toBe('Ring en');
    later(60_000);
    await pages(changed, payloadOf(changed));
    expect(render).toHaveBeenCalledTimes(3);
  });
});
