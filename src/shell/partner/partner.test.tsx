// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { startSession } from '../../api/session/store';
import { contract } from '../../generated/api/contract';
import { richText } from '../landing/richText';
import BottomNavigation from '../navigation/BottomNavigation';
import PartnerScreen from './PartnerScreen';

const hero = { type: 'hero', title: 'Grow with us' };
const features = { type: 'features', title: 'What you get', items: [{ title: 'Hours' }] };
const text = { type: 'richText', title: 'Rules', markdown: 'Be *kind*.' };
const page = (title: string, ...sections: object[]) => ({ title, sections });

const community = { title: 'Circle', langChoices: ['en', 'ru'] };
const partner = {
  career: { en: page('Career', hero, features), ru: page('Карьера', { ...hero, title: 'Расти с нами' }) },
  services: { en: page('Services', features, text) },
};

const open = (at: string, lang: 'en' | 'ru' = 'en', pages: object = partner) =>
  visit(<PartnerScreen />, { at, lang, files: { community, partner: pages } });

const tabs = () => within(screen.getByRole('navigation', { name: /Partner pages|Страницы для партнёров/ }));

describe('a partner page', () => {
  it('CFG-14 is made of the welcome page’s sections', async () => {
    await richText.preload();
    await open('/partner/career');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Grow with us');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('What you get');
  });

  it('CFG-14 has its title for a heading where no opening says one', async () => {
    await richText.preload();
    await open('/partner/services/');
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Services',
    ]);
    expect(screen.getByText('kind').tagName).toBe('EM');
  });

  it('CFG-14 leads to its neighbours and marks itself among them', async () => {
    await open('/partner/career');
    const links = tabs().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Services', '/partner/services'],
      ['Career', '/partner/career'],
    ]);
    expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('Career');
  });

  it('CFG-14 UIX-07 speaks the reader’s language, and says where it cannot', async () => {
    await open('/partner/career', 'ru');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Расти с нами');
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('ru');
    expect(tabs().getByRole('link', { name: 'Services' }).getAttribute('lang')).toBe('en');
  });

  it('CFG-14 is marked in the community’s navigation, whichever of them is read', async () => {
    const tab = { id: 'p', label: 'For partners', url: '/partner/services', order: 1 };
    const files = { community, partner, navigation: { customTabs: [tab] } };
    startSession({ token: 'a.b', firstLogin: false });
    answer(contract.currentUser.init, initOf({ participant: {} }));
    const marked = async (at: string) => {
      const { unmount } = await visit(<BottomNavigation />, { at, lang: 'en', files });
      const mark = (await screen.findByRole('link', { name: 'For partners' })).getAttribute('aria-current');
      unmount();
      return mark;
    };
    expect(await marked('/partner/services')).toBe('page');
    expect(await marked('/partner/career')).toBe('true');
    expect(await marked('/profile')).toBeNull();
  });

  it('CFG-14 stands alone where there is no other', async () => {
    await open('/partner/career', 'en', { career: partner.career });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
