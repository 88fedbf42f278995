import { describe, expect, it } from 'vitest';
import { communityOf } from '../../../../tests/support/inCommunity';
import { partAddresses } from './firstModules';

const home = 'shell/home/HomeScreen.tsx';
const pages = {
  files: {
    'main.tsx': 'shell.js',
    [home]: 'home.js',
    'features/home/Requests.tsx': 'requests.js',
    'features/home/hints/Hints.tsx': 'home.js',
  },
  imports: { 'home.js': ['shell.js', 'people.js'], 'requests.js': ['shell.js', 'people.js', 'tiles.js'] },
  screens: { home: { module: home, validators: [], texts: [] } },
};
const visit = { route: 'myCommunities', lang: 'en', signedIn: true, config: communityOf() } as const;

describe('the files of lazy parts that a page was rendered with', () => {
  it('UIX-05 are preloaded with all that they import, except for what the page preloads anyway', () => {
    expect(partAddresses(pages, visit, ['features/home/Requests.tsx'], true)).toEqual([
      '/requests.js',
      '/tiles.js',
    ]);
  });

  it('are none if the parts are in the files of the screen, or there are none', () => {
    expect(partAddresses(pages, visit, ['features/home/hints/Hints.tsx'], true)).toEqual([]);
    expect(partAddresses(pages, visit, [], true)).toEqual([]);
  });
});
