// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answer, refusal, sent, sentTo } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { clearSession, startSession, useSession } from '../../api/session/store';
import { contract } from '../../generated/api/contract';
import { useSignedOutAt } from '../session/useSignedOutAt';
import { Router } from './Router';

afterEach(() => {
  cleanup();
  clearSession();
  useSession.setState({ redirect: null });
  useSignedOutAt.setState(null, true);
});

it.each([
  ['/event/create?from=mail', '/event/create?from=mail'],
  ['/event/7/edit', '/event/7/edit'],
  ['/contacts?tab=hidden', null],
])('ROU-05 a visitor who is led away from %s is brought back to %s', async (at, redirect) => {
  await visit(<Router />, { at });
  expect(useSession.getState().redirect).toBe(redirect);
});

it('ROU-05 of somebody signed in no visit is remembered', async () => {
  startSession({ token: 'a.b', firstLogin: false });
  await visit(<Router />, { at: '/event/create' });
  expect(useSession.getState().redirect).toBeNull();
});

it('SES-05 a page that is also for visitors is not loaded for one when its reader signs out', async () => {
  const { getProfileBySlug } = contract.participant;
  answer(contract.currentUser.init, initOf());
  answer(getProfileBySlug, refusal(1000, 'Not for you', 404));
  startSession({ token: 'a.b', firstLogin: false });
  await visit(<Router />, { at: '/u/ann' });
  await waitFor(() => expect(sentTo(getProfileBySlug)).toHaveLength(1));
  const before = sent().length;
  await act(async () => {
    useSignedOutAt.setState('default', true);
    clearSession();
    queryClient.clear();
  });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(sent()).toHaveLength(before);
});

it('SES-05 the next user of the browser sees the page that another one left', () => {
  startSession({ token: 'a.b', firstLogin: false });
  useSignedOutAt.setState('default');
  clearSession();
  startSession({ token: 'c.d', firstLogin: false });
  expect(useSignedOutAt.getState()).toBeNull();
});
