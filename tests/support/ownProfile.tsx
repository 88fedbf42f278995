import { act, configure, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { fakeServer, sent } from './answers';
import { serveProfile, ownInit } from './fakeServer/ownProfile';
import { visit, type Visit } from './inCommunity';
import { queryClient } from '../../src/api/queryClient';
import { startSession } from '../../src/api/session/store';
import type { OwnProfile } from '../../src/generated/api/participant';
import AccountScreen from '../../src/shell/profile/AccountScreen';
import ProfileScreen from '../../src/shell/profile/ProfileScreen';
import { discardDrafts } from '../../src/features/profile/edit/values/drafts';

export const init = ownInit();

/** Signed in at a server that stores the own profile. */
export function serve(changes: Partial<OwnProfile> = {}) {
  queryClient.clear();
  startSession({ token: 's1.x', firstLogin: false });
  discardDrafts();
  return serveProfile(fakeServer, changes, { missing: ['goal', 'avatar', 'answers'] });
}

async function opened(page: ReactNode, title: string, given: Visit): Promise<void> {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // Checking whether elements are hidden is slow in jsdom, and the page is long.
  configure({ defaultHidden: true });
  await act(async () => {
    await visit(page, given);
  });
  await screen.findByText(title, { selector: 'h1' });
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
}

/** The profile of the server above, loaded. */
export const open = (given: Visit = {}): Promise<void> =>
  opened(<ProfileScreen />, given.lang === 'ru' ? 'Ваш профиль' : 'Your profile', {
    at: '/profile',
    ...given,
  });

/** The settings of the same person, loaded. */
export const openSettings = (given: Visit = {}): Promise<void> =>
  opened(<AccountScreen />, given.lang === 'ru' ? 'Настройки' : 'Settings', { at: '/account', ...given });

/** A part of the page by its heading. */
export const part = (name: string) =>
  within(screen.getByText(name, { selector: 'h2' }).closest('section') as HTMLElement);

/** Bodies of the calls that change something, in order. */
export const changes = () =>
  sent().flatMap(({ call, body }) => (call.path.startsWith('/api/participant/update') ? [body] : []));
