// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { refreshInit } from '../../api/refreshInit';
import { startSession } from '../../api/session/store';
import { contract } from '../../generated/api/contract';
import type { WaitingCounts } from '../../generated/api/currentUser';
import BottomNavigation from './BottomNavigation';
import HeaderTabs from './HeaderTabs';

beforeEach(() => {
  queryClient.clear();
  startSession({ token: 'a.b', firstLogin: false });
});

const waiting = (times: number, introductions: number, ratings: number): WaitingCounts => ({
  times,
  introductions,
  ratings,
});
const open = async (counts: WaitingCounts | undefined, lang: 'en' | 'ru' = 'en') => {
  answer(contract.currentUser.init, initOf({ participant: {}, waiting: counts }));
  await act(async () => {
    await visit(
      <>
        <HeaderTabs />
        <BottomNavigation />
      </>,
      { at: '/events', lang },
    );
  });
};
// What a width hides is there all the same.
const named = (name: RegExp) => screen.queryAllByRole('link', { name, hidden: true });

it('HOM-08 the tab of home has the number of what waits, for screen readers in words, on both sizes', async () => {
  await open(waiting(1, 2, 1));
  await waitFor(() => expect(named(/\(4 waiting for you\)$/)).toHaveLength(2));
  for (const link of named(/waiting/)) expect(link.getAttribute('href')).toBe('/my_communities');
});

it.each([
  [waiting(0, 1, 0), /\(вас ждёт 1 дело\)$/],
  [waiting(1, 1, 1), /\(вас ждут 3 дела\)$/],
  [waiting(5, 0, 0), /\(вас ждут 5 дел\)$/],
])('HOM-08 UIX-07 it is said in Russian: %o', async (counts, name) => {
  await open(counts, 'ru');
  await waitFor(() => expect(named(name)).toHaveLength(2));
});

it('HOM-08 nothing is there if nothing waits, and a long number is cut', async () => {
  await open(waiting(0, 0, 0));
  await waitFor(() => expect(named(/./).length).toBeGreaterThan(2));
  expect(named(/waiting/)).toEqual([]);
  answer(contract.currentUser.init, initOf({ participant: {}, waiting: waiting(100, 100, 0) }));
  await act(refreshInit);
  await waitFor(() => expect(screen.getAllByText('99+')).toHaveLength(2));
});
