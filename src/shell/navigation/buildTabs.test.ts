import { describe, expect, it } from 'vitest';
import { tabNameValues, type Navigation, type TabName } from '../../generated/config/navigation';
import { routePaths } from '../../lib/routes';
import { buildTabs, type TabsInput } from './buildTabs';
import { tabs } from './tabs';

const plain = Object.fromEntries(
  tabNameValues.map((name, index) => [name, { enabled: true, forceEnabled: false, order: index * 10 }]),
) as Navigation['tabs'];

const input: TabsInput = {
  navigation: { tabs: plain, customTabs: [] },
  transparent: true,
  eventOnly: false,
  wide: true,
  enabled: true,
  lang: 'en',
  label: (name) => `the ${name}`,
  reachable: () => true,
};

const ids = (changes: Partial<TabsInput> = {}) => buildTabs({ ...input, ...changes }).map(({ id }) => id);
const withTab = (name: TabName, tab: Partial<Navigation['tabs'][TabName]>, rest: Partial<TabsInput> = {}) =>
  ({
    ...rest,
    navigation: { tabs: { ...plain, [name]: { ...plain[name], ...tab } }, customTabs: [] },
  }) as const;
const without = (...gone: TabName[]) => tabNameValues.filter((name) => !gone.includes(name));

describe('NAV-03 the member’s tabs', () => {
  it('NAV-03 are these, in this order, among those of other capabilities', () => {
    const standard = ['myCommunities', 'participants', 'contacts', 'events', 'chats', 'profile'];
    expect(ids().filter((id) => standard.includes(id))).toEqual(standard);
    expect(buildTabs(input)[0]).toMatchObject({ label: 'the myCommunities', to: '/my_communities' });
  });

  // Every switch against every other.
  const yesNo = [true, false];
  const cases = yesNo.flatMap((transparent) =>
    yesNo.flatMap((wide) =>
      yesNo.flatMap((enabled) => yesNo.map((forceEnabled) => ({ transparent, wide, enabled, forceEnabled }))),
    ),
  );

  it.each(cases)(
    'NAV-03 participants with transparent $transparent, admitted $enabled, forced $forceEnabled, wide $wide',
    ({ transparent, wide, enabled, forceEnabled }) => {
      const shown = ids(withTab('participants', { forceEnabled }, { transparent, wide, enabled }));
      expect(shown.includes('participants')).toBe(enabled && (transparent || forceEnabled));
    },
  );

  it.each(cases)(
    'NAV-03 profile with wide $wide, admitted $enabled, forced $forceEnabled, transparent $transparent',
    ({ transparent, wide, enabled, forceEnabled }) => {
      const shown = ids(withTab('profile', { forceEnabled }, { transparent, wide, enabled }));
      expect(shown.includes('profile')).toBe(!enabled || wide || forceEnabled);
      if (!enabled) expect(shown).toEqual(['profile']);
    },
  );

  it.each(tabNameValues)('CFG-09 %s can be switched off, whatever is forced', (name) => {
    expect(ids(withTab(name, { enabled: false, forceEnabled: true }))).toEqual(without(name));
  });

  it.each(tabNameValues)('CFG-05 %s is not shown while its screen does not exist', (name) => {
    const reachable = (path: string) => path !== routePaths[tabs[name].route];
    expect(ids({ reachable })).toEqual(without(name));
  });

  it('CFG-09 follow the community’s order and texts', () => {
    const shown = buildTabs({
      ...input,
      ...withTab('chats', { order: 5, label: { en: 'Talks', ru: 'Разговоры' } }),
    });
    expect(shown[1]).toMatchObject({ id: 'chats', label: 'Talks' });
    const russian = buildTabs({ ...input, lang: 'ru', ...withTab('chats', { label: { ru: 'Разговоры' } }) });
    expect(russian.find(({ id }) => id === 'chats')?.label).toBe('Разговоры');
  });
});

it('SES-04 CFG-12 where people come for events only, nothing else has a tab that is not forced', () => {
  expect(ids({ eventOnly: true })).toEqual(['events', 'chats', 'profile']);
  const forced = ids(withTab('contacts', { forceEnabled: true }, { eventOnly: true }));
  expect(forced).toEqual(['contacts', 'events', 'chats', 'profile']);
});

describe('CFG-09 custom tabs', () => {
  const custom = (url: string, external = false, order = 15): Partial<TabsInput> => ({
    navigation: { tabs: plain, customTabs: [{ id: 'x', label: 'X', url, order, external }] },
  });
  const made = (changes: Partial<TabsInput>) =>
    buildTabs({ ...input, ...changes }).find(({ id }) => id === 'custom-x');

  it('CFG-09 stand among the others by order', () => {
    expect(ids(custom('/profile')).slice(1, 4)).toEqual(['participants', 'custom-x', 'contacts']);
  });

  it.each([
    ['/u/ann', false, { to: '/u/ann' }],
    ['/my_communities?tab=1#top', false, { to: '/my_communities?tab=1#top' }],
    ['/docs/rules.html', false, { href: '/docs/rules.html' }],
    ['https://x.example/', false, { href: 'https://x.example/' }],
    ['https://x.example/', true, { href: 'https://x.example/', newWindow: true }],
    ['/profile', true, { href: '/profile', newWindow: true }],
  ])('CFG-09 %s (external %s)', (url, external, target) => {
    expect(made(custom(url, external))).toEqual({ id: 'custom-x', label: 'X', ...target });
  });

  it('CFG-09 lead to no screen that the member does not reach', () => {
    expect(made({ ...custom('/admin?x=1'), reachable: (path) => path !== '/admin' })).toBeUndefined();
  });

  it('NAV-03 are not shown to who is not admitted', () => {
    expect(ids({ ...custom('https://x.example/'), enabled: false })).toEqual(['profile']);
  });
});
