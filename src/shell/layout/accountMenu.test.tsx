// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useRef, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, sentTo } from '../../../tests/support/answers';
import { visit, whereabouts, type Visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession, useSession } from '../../api/session/store';
import { onLeaving } from '../../api/signals';
import { contract } from '../../generated/api/contract';
import type { Init } from '../../generated/api/currentUser';
import * as language from '../context/chooseLanguage';
import { storedTheme } from '../context/theme';
import { PageChange } from '../routing/PageChange';
import AccountMenu from './AccountMenu';
import { mainId } from './SkipLink';

const languages = { community: { langChoices: ['en', 'ru'] } };

beforeEach(() => {
  queryClient.clear();
  clearSession();
  answer(contract.currentUser.revokeSession, 'OK');
});

const opener = () => screen.getByRole('button', { name: 'Account menu' });

/** The menu of a user, closed. */
async function shown(init: Init | undefined, given: Visit = {}): Promise<void> {
  startSession({ token: 's1.x', firstLogin: false });
  if (init) queryClient.setQueryData(initQuery.queryKey, init);
  await visit(
    <>
      <AccountMenu />
      <button type="button">Elsewhere</button>
    </>,
    given,
  );
}

async function opened(init: Init | undefined, given: Visit = {}): Promise<void> {
  await shown(init, given);
  await userEvent.click(opener());
  await screen.findByRole('button', { name: 'Sign out' });
}

const member = initOf({ participant: { firstName: 'Ann', lastName: 'Lee', slug: 'ann-lee' } });
const links = () =>
  within(screen.getByRole('navigation', { name: 'Account menu' }))
    .getAllByRole('link')
    .map((link) => [link.textContent.trim(), link.getAttribute('href')]);

describe('the account menu', () => {
  it('NAV-01 NAV-03 leads a member to their page, profile and settings, and says who is signed in', async () => {
    await opened(member, { files: languages, at: '/profile' });
    expect(links()).toEqual([
      ['My page', '/u/ann-lee'],
      ['Profile', '/profile'],
      ['Settings', '/account'],
    ]);
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('ann@example.org', { exact: false })).toBeTruthy();
    expect(screen.getByText('Ann Lee')).toBeTruthy();
  });

  it('CFG-09 calls the profile as the community calls its tab', async () => {
    await opened(member, { files: { navigation: { tabs: { profile: { label: 'My card' } } } } });
    expect(links()[1]).toEqual(['My card', '/profile']);
  });

  it('NAV-01 has no pages for who has not joined, and no names while they are unknown', async () => {
    await opened(initOf({ participant: null }));
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('Signed in as ann@example.org')).toBeTruthy();
  });

  it('SES-05 signs out before the user is known', async () => {
    await opened(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(useSession.getState().token).toBeNull());
    expect(whereabouts().path).toBe('/login');
    expect(sentTo(contract.currentUser.revokeSession)).toHaveLength(1);
  });

  it('PRO-01 SES-05 leaves the sign-out to what asks first, with the focus on its button', async () => {
    const ask = vi.fn();
    const stop = onLeaving(ask);
    await opened(member);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(useSession.getState().token).not.toBeNull();
    expect(document.activeElement).toBe(opener());
    stop();
  });

  it('NAV-01 UIX-07 offers languages where the community has a choice, and the theme everywhere', async () => {
    const choose = vi.spyOn(language, 'chooseLanguage').mockResolvedValue();
    await opened(member, { files: languages });
    const [en, ru] = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
    expect([en, ru].map((each) => [each?.textContent, each?.getAttribute('aria-pressed')])).toEqual([
      ['English', 'true'],
      ['Русский', 'false'],
    ]);
    await userEvent.click(ru!);
    expect(choose).toHaveBeenCalledWith('ru');
    const theme = within(screen.getByRole('group', { name: 'Theme' }));
    await userEvent.click(theme.getByRole('button', { name: 'Dark' }));
    expect(storedTheme()).toBe('dark');
    expect(theme.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(theme.getByRole('button', { name: 'Same as device' }));
    expect(storedTheme()).toBe('system');
  });

  it('NAV-01 has no languages where there is no choice', async () => {
    await opened(member);
    expect(screen.queryByRole('group', { name: 'Language' })).toBeNull();
  });
});

describe('the account menu by keyboard', () => {
  const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

  it('UIX-08 says whether it is open and what it opens, and the tab key goes through it', async () => {
    await shown(member);
    expect(isOpen()).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Sign out' });
    expect(isOpen()).toBe(true);
    const panel = document.getElementById(opener().getAttribute('aria-controls') ?? '');
    expect(panel?.contains(screen.getByRole('link', { name: 'My page' }))).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'My page' }));
  });

  it('UIX-08 UIX-09 closes by Escape, and gives the focus back', async () => {
    await opened(member);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  it('UIX-08 closes when the focus leaves it, and by a press beside it', async () => {
    await opened(member);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(isOpen()).toBe(false);
    await userEvent.click(opener());
    await screen.findByRole('button', { name: 'Sign out' });
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
  });

  it('UIX-08 closes by a second press, and when a link is followed', async () => {
    await opened(member);
    await userEvent.click(opener());
    expect(isOpen()).toBe(false);
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('link', { name: 'Settings' }));
    expect(whereabouts().path).toBe('/account');
    expect(isOpen()).toBe(false);
  });
});

describe('the account menu beside a screen that is on its way', () => {
  /** Every screen but the settings is there. */
  function Screens({ Settings }: { Settings: ComponentType }) {
    const { pathname } = useLocation();
    const arrivedRef = useRef(false);
    return (
      <main id={mainId} tabIndex={-1}>
        <Suspense>
          {pathname === '/account' && <Settings />}
          <PageChange route={pathname === '/account' ? 'account' : 'profile'} arrivedRef={arrivedRef} />
        </Suspense>
      </main>
    );
  }

  /** The page with its menu after a press on Settings, whose screen comes with the returned function. */
  async function onTheWay(menu: ReactNode, press: () => Promise<void>): Promise<() => void> {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    let arrive: () => void = () => undefined;
    const Settings = lazy(
      () =>
        new Promise<{ default: ComponentType }>((resolve) => {
          arrive = () => resolve({ default: () => <p>Your settings</p> });
        }),
    );
    startSession({ token: 's1.x', firstLogin: false });
    queryClient.setQueryData(initQuery.queryKey, member);
    await visit(
      <>
        {menu}
        <Screens Settings={Settings} />
      </>,
      { at: '/profile' },
    );
    await press();
    return () => arrive();
  }

  const pressSettings = async () => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('link', { name: 'Settings' }));
  };
  const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

  it('NAV-01 UIX-09 stays open when it was opened before the screen arrived', async () => {
    const arrive = await onTheWay(<AccountMenu />, pressSettings);
    await userEvent.click(opener());
    await screen.findByRole('button', { name: 'Sign out' });
    arrive();
    expect(await screen.findByText('Your settings')).toBeTruthy();
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(opener());
    await userEvent.click(opener());
    expect(isOpen()).toBe(false);
  });

  it('NAV-01 UIX-09 stays open when it is pressed between the screen and its effects', async () => {
    const arrive = await onTheWay(<AccountMenu />, pressSettings);
    // React runs effects later than it changes the page, and at the latest before the change that a press makes.
    const arrival = new MutationObserver(() => {
      arrival.disconnect();
      opener().focus();
      opener().click();
    });
    arrival.observe(screen.getByRole('main'), { childList: true, subtree: true });
    arrive();
    expect(await screen.findByText('Your settings')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy();
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(opener());
  });

  it('NAV-01 UIX-08 has the focus and closes by Escape when the screen took the focus during the press', async () => {
    const arrive = await onTheWay(<AccountMenu />, pressSettings);
    fireEvent.pointerDown(opener());
    opener().focus();
    arrive();
    expect(await screen.findByText('Your settings')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    fireEvent.click(opener());
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('NAV-01 UIX-08 closes on Back', async () => {
    await opened(member);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(isOpen()).toBe(false);
  });
});
