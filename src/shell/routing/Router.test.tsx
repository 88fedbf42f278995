// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { visit } from '../../../tests/support/inCommunity';
import { clearSession, startSession, useSession } from '../../api/session/store';
import { Router } from './Router';

afterEach(() => {
  cleanup();
  clearSession();
  useSession.setState({ redirect: null });
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
