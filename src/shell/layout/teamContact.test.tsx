// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { init, open, serve } from '../../../tests/support/ownProfile';
import { contract } from '../../generated/api/contract';
import NotFoundScreen from '../routing/NotFoundScreen';
import { CrashScreen } from './CrashScreen';
import { Footer } from './Footer';

const found = () => screen.queryByRole('link', { name: 'Contact the team' })?.getAttribute('href');

describe('the way to the team', () => {
  it.each([
    ['team@circle.example', 'mailto:team@circle.example'],
    ['https://circle.example/help?from=app', 'https://circle.example/help?from=app'],
    // An invalid address is not a link.
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('UIX-04 %s is in the footer, on the error pages and for who waits: %s', async (teamContact, href) => {
    const files = { community: { teamContact } };
    for (const page of [<Footer />, <CrashScreen />, <NotFoundScreen />]) {
      await visit(page, { files });
      expect(found()).toBe(href);
      cleanup();
    }
    serve();
    answer(contract.currentUser.init, { ...init, user: { ...init.user, enabled: false } });
    await open({ files });
    await screen.findByText('Your application is under review');
    expect(found()).toBe(href);
  });
});
