// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { startSession } from '../../api/session/store';
import { contract } from '../../generated/api/contract';
import HomeScreen from '../home/HomeScreen';
import NotFoundScreen from '../routing/NotFoundScreen';
import { CrashScreen } from './CrashScreen';
import { Footer } from './Footer';

const found = () => screen.queryByRole('link', { name: 'Contact the team' })?.getAttribute('href');

describe('the way to the team', () => {
  it.each([
    ['team@circle.example', 'mailto:team@circle.example'],
    ['https://circle.example/help?from=app', 'https://circle.example/help?from=app'],
    // What is no address leads nowhere.
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('UIX-04 %s is in the footer, on the error pages and for who waits: %s', async (teamContact, href) => {
    const files = { community: { teamContact } };
    for (const page of [<Footer />, <CrashScreen />, <NotFoundScreen />]) {
      await visit(page, { files });
      expect(found()).toBe(href);
      cleanup();
    }
    queryClient.clear();
    startSession({ token: 'a.b', firstLogin: false });
    answer(contract.currentUser.init, initOf({ user: { enabled: false }, participant: {} }));
    await visit(<HomeScreen />, { files });
    await screen.findByText('Your application is under review');
    expect(found()).toBe(href);
  });
});
