// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import { visit, whereabouts } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { clearSession, startSession, useSession } from '../../api/session/store';
import * as language from '../context/chooseLanguage';
import { MemberActions } from './aroundMembers';
import { Header } from './Header';

const brand = { logoUrl: 'assets/a.svg', logoDarkUrl: 'assets/b.svg', colors: { primary: '#334455' } };
const section = (id: string) => ({ type: 'richText', id, markdown: 'x' });
const landing = {
  brand: { ...brand, header: 'landing' },
  landingen: { sections: ['about', 'members', 'experts'].map(section) },
};
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });

// Its absence is only known once it could be there.
beforeAll(() => MemberActions.preload());
beforeEach(() => {
  answer(contract.currentUser.init, initOf());
  clearSession();
  useSession.setState({ authorities: null });
  Object.assign(window, { scrollY: 0 });
});

describe('Header', () => {
  it('NAV-01 leads by the logo to the welcome page', async () => {
    await visit(<Header />, { at: '/login', files: { brand } });
    expect(screen.getByRole('link', { name: 'Circle, welcome page' }).getAttribute('href')).toBe('/');
  });

  it('CFG-08 says the title beside a mark without words', async () => {
    const { rerender } = await visit(<Header />, { at: '/login', files: { brand } });
    const home = screen.getByRole('link', { name: 'Circle, welcome page' });
    expect(home.textContent).toBe('');
    rerender(<></>);
    await visit(<Header />, { at: '/login', files: { brand: { ...brand, titleBesideLogo: true } } });
    expect(screen.getByRole('link', { name: 'Circle, welcome page' }).textContent).toBe('Circle');
  });

  it.each([
    ['/', 1],
    ['/invite', 1],
    ['/login', 0],
    ['/registration', 0],
    ['/recovery', 0],
    ['/confirm-recovery', 0],
    ['/confirmed', 0],
    ['/auth-magic', 0],
  ])('NAV-01 offers the login on %s: %d', async (at, count) => {
    await visit(<Header />, { at });
    expect(screen.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(count);
  });

  it.each([
    ['/last-step', 1],
    ['/auth-magic', 0],
  ])('NAV-01 offers a member the account menu with the logout on %s: %d', async (at, count) => {
    startSession({ token: 'a.b', firstLogin: false });
    await act(async () => void (await visit(<Header />, { at })));
    const menus = screen.queryAllByRole('button', { name: 'Account menu' });
    expect(menus).toHaveLength(count);
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    for (const menu of menus) await userEvent.click(menu);
    if (count > 0) await screen.findByRole('button', { name: 'Sign out' });
  });

  it('NAV-01 has the languages of a member in the account menu alone', async () => {
    startSession({ token: 'a.b', firstLogin: false });
    const files = { community: { langChoices: ['en', 'ru'] } };
    await act(async () => void (await visit(<Header />, { at: '/last-step', files })));
    expect(screen.queryByRole('group', { name: 'Language' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(await screen.findByRole('group', { name: 'Language' })).toBeTruthy();
  });

  it('NAV-01 offers languages where the community has a choice, and switches to the chosen one', async () => {
    await visit(<Header />, { files: { community: { langChoices: ['en', 'ru'] } } });
    const choice = screen.getByRole('group', { name: 'Language' });
    const [en, ru] = within(choice).getAllByRole('button');
    expect([en?.textContent, ru?.textContent]).toEqual(['EN English', 'RU Русский']);
    expect([en?.getAttribute('aria-pressed'), ru?.getAttribute('aria-pressed')]).toEqual(['true', 'false']);
    const choose = vi.spyOn(language, 'chooseLanguage').mockResolvedValue();
    await userEvent.click(ru!);
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith('ru'));
  });

  it('NAV-01 offers no languages where there is no choice', async () => {
    await visit(<Header />);
    expect(screen.queryByRole('group', { name: 'Language' })).toBeNull();
  });

  it('NAV-01 is landing-style where the brand asks for it', async () => {
    await visit(<Header />, { files: landing });
    expect(links().slice(1)).toEqual(['About', 'Members', 'Experts', 'Sign in', 'Sign up']);
  });

  it('NAV-01 is landing-style for visitors alone', async () => {
    startSession({ token: 'a.b', firstLogin: false });
    await visit(<Header />, { files: landing, at: '/last-step' });
    expect(links()).toEqual(['']);
  });

  it('NAV-01 folds the landing links behind a button that says whether they are open', async () => {
    await visit(<Header />, { files: landing });
    // Wide screens have no such button; jsdom is one.
    const menu = screen.getByLabelText('Menu');
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(menu);
    expect(menu.getAttribute('aria-expanded')).toBe('true');
  });

  it('NAV-01 closes the landing links on a link, on Back and by Escape, and not when an earlier screen arrives', async () => {
    let arrive: () => void = () => undefined;
    function LateScreen() {
      const navigate = useNavigate();
      useEffect(() => {
        arrive = () => void navigate('/#about');
      }, [navigate]);
      return null;
    }
    await visit(
      <>
        <Header />
        <LateScreen />
      </>,
      { files: landing },
    );
    const menu = screen.getByLabelText('Menu');
    const isOpen = () => menu.getAttribute('aria-expanded') === 'true';
    fireEvent.click(menu);
    act(arrive);
    expect(whereabouts().path).toBe('/#about');
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'Members' }));
    expect(isOpen()).toBe(false);
    fireEvent.click(menu);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(isOpen()).toBe(false);
    fireEvent.click(menu);
    fireEvent.keyDown(menu, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('NAV-01 is fixed and has a shadow past 78 px, not before', async () => {
    const { container } = await visit(<Header />);
    const bar = container.querySelector('header > div > div') as Element;
    const position = () => getComputedStyle(bar).position;
    expect(position()).not.toBe('fixed');
    scrollTo(78);
    expect(position()).not.toBe('fixed');
    scrollTo(79);
    expect(position()).toBe('fixed');
    expect(getComputedStyle(bar).boxShadow).not.toBe('');
    scrollTo(0);
    expect(position()).not.toBe('fixed');
  });

  it.each([
    ['a visitor', null, 1],
    ['a member', 'ROLE_USER', 1],
    ['an administrator', 'ROLE_ADMIN', 0],
  ])('NAV-02 shows the donation button with its spots to %s', async (_, authorities, count) => {
    if (authorities) startSession({ token: 'a.b', firstLogin: false });
    useSession.setState({ authorities });
    const donation = { url: 'https://give.example/', label: { en: 'Give', ru: 'Помочь' } };
    const { container } = await visit(<Header />, { at: '/invite', files: { community: { donation } } });
    await waitFor(() => {
      expect(container.querySelectorAll('a[href="https://give.example/"]')).toHaveLength(count);
      expect(container.querySelectorAll('a[href="https://give.example/"] circle')).toHaveLength(count * 52);
    });
  });
});
