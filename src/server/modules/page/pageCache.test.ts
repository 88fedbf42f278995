import { describe, expect, it, vi } from 'vitest';
import { configFolder, plainDefaults } from '../../../../tests/support/configFolder';
import { buildCommunity } from '../../../config/pipeline';
import { createRepresentation } from '../../sending/representation';
import { cachePages } from './pageCache';
import type { Page } from './make';
import type { Visit } from './visit';

const configOf = (title: string) =>
  buildCommunity({
    folder: configFolder('circle.example', { 'community.json': { title } }),
    defaults: plainDefaults,
  }).config;
const visit: Visit = {
  config: configOf('Circle'),
  path: '/',
  route: 'welcome',
  lang: 'en',
  theme: null,
  signedIn: false,
  origin: 'https://circle.example',
  origins: {},
  hidden: false,
  body: 'visitor',
};

const ann = { id: '1', firstName: 'Ann', lastName: 'Lee', position: null, company: null, avatarUrl: null };

function setUp() {
  const make = vi.fn(async ({ path }: Visit): Promise<Page> => ({
    content: createRepresentation(path),
    policy: '',
  }));
  return { make, page: cachePages(make) };
}

describe('cached pages', () => {
  it('are made once, also for many who come at once', async () => {
    const { make, page } = setUp();
    const [one, other] = await Promise.all([page(visit), page({ ...visit })]);
    expect(await page(visit)).toBe(one);
    expect(other).toBe(one);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each<Partial<Visit>>([
    { path: '/login' },
    { lang: 'ru' },
    { theme: 'dark' },
    { signedIn: true },
    { body: 'plain' },
    { origin: 'http://circle.example.localhost:3000' },
    { origins: { 'parent.example': 'http://parent.example.localhost:3000' } },
    { card: { title: 'Ann', type: 'profile', data: { '@type': 'ProfilePage' } } },
    { people: [ann] },
    { hidden: true },
  ])('are others for %j', async (change) => {
    const { make, page } = setUp();
    expect(await page({ ...visit, ...change })).not.toBe(await page(visit));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('CFG-18 go with their config', async () => {
    const { make, page } = setUp();
    await page(visit);
    await page({ ...visit, config: configOf('Ring') });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are made anew after it failed', async () => {
    const { make, page } = setUp();
    make.mockRejectedValueOnce(new Error('away'));
    await expect(page(visit)).rejects.toThrow('away');
    expect((await page(visit)).content.plain.toString()).toBe('/');
  });
});
