import { describe, expect, it } from 'vitest';
import { parsePath } from 'react-router-dom';
import type { NavTab } from './buildTabs';
import { currentTab } from './currentTab';

const tabs: NavTab[] = [
  { id: 'home', label: 'Home', to: '/my_communities' },
  { id: 'requests', label: 'Requests', to: '/my_communities?tab=requests' },
  { id: 'profile', label: 'Profile', to: '/profile' },
  { id: 'photo', label: 'Photo', to: '/profile#avatar' },
  { id: 'ann', label: 'Ann', to: '/u/ann' },
  { id: 'partners', label: 'For partners', to: '/partner/services' },
  { id: 'library', label: 'Library', href: 'https://library.example/' },
];

const at = (address: string) =>
  currentTab(tabs, { pathname: '/', search: '', hash: '', ...parsePath(address) });

describe('the tab of where somebody is', () => {
  it.each([
    ['/my_communities', 'home'],
    ['/My_Communities/', 'home'],
    ['/my_communities?from=email', 'home'],
    ['/my_communities?tab=requests', 'requests'],
    ['/my_communities?from=email&tab=requests', 'requests'],
    ['/my_communities?tab=other', 'home'],
    ['/profile', 'profile'],
    ['/profile#about', 'profile'],
    ['/profile#avatar', 'photo'],
    ['/profile/blocked', 'profile'],
    ['/partner/services', 'partners'],
  ])('NAV-03 at %s one tab is the current page: %s', (address, id) => {
    expect(at(address)).toEqual({ id, mark: 'page' });
  });

  it('CFG-14 the tab of one partner page stands for the others', () => {
    expect(at('/partner/career')).toEqual({ id: 'partners', mark: true });
  });

  it.each(['/u/anna', '/', '/events'])('NAV-03 at %s none is', (address) => {
    expect(at(address)).toBeUndefined();
  });
});
