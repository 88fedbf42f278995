// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import type { Init } from '../../generated/api/currentUser';
import { visit, type Visit } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import HomeScreen from '../../shell/home/HomeScreen';

const init = initOf({
  participant: { id: 'p', firstName: 'Ann', lastName: 'Lee', slug: 'ann', avatarUrl: null },
});
const files = {
  community: { title: 'Circle' },
  landingen: { description: 'People who meet', sections: [{ type: 'hero', title: 'x' }] },
  brand: { logoUrl: 'assets/a.svg', colors: { primary: '#334455' }, siteUrl: 'https://circle.example/' },
};

async function open(given: Visit = {}): Promise<void> {
  await act(async () => {
    await visit(<HomeScreen />, { files, ...given });
  });
}
const told = async (changes: Partial<Init>) => {
  answer(contract.currentUser.init, { ...init, ...changes });
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Hello, Ann' });
};

beforeEach(() => {
  queryClient.clear();
  useSession.setState({ token: 'id.secret' });
  answer(contract.currentUser.init, init);
});

describe('home', () => {
  it('UIX-07 says who I am and which community this is', async () => {
    await told({});
    const me = screen.getByRole('region', { name: 'You' });
    for (const text of ['Ann Lee', 'ann@example.org', 'Member'])
      expect(within(me).getByText(text)).toBeTruthy();
    const community = screen.getByRole('region', { name: 'Your community' });
    expect(within(community).getByText('People who meet')).toBeTruthy();
    expect(within(community).getByRole('link').getAttribute('href')).toBe('https://circle.example/');
  });

  it('UIX-07 speaks Russian, and names by email who has no profile yet', async () => {
    answer(contract.currentUser.init, { ...init, participant: null });
    await open({ lang: 'ru' });
    await screen.findByRole('heading', { name: 'ann@example.org' });
    expect(screen.getByRole('heading', { level: 1, name: 'Здравствуйте' })).toBeTruthy();
  });

  it('AUT-07 offers to confirm the address, and the email again after a wait', async () => {
    answer(contract.auth.confirmEmail, 'OK');
    await told({ emailConfirmed: false });
    const resend = screen.getByRole('button', { name: 'Resend email' });
    await userEvent.click(resend);
    await screen.findByText(/The email is on its way/);
    await screen.findByText(/You can send it again in (60|5\d) seconds/);
    await userEvent.click(resend);
    expect(sentTo(contract.auth.confirmEmail)).toHaveLength(1);
  });

  it('ERR-04 says why the email was not sent', async () => {
    answer(contract.auth.confirmEmail, refusal(1103, 'Wait a little', 429));
    await told({ emailConfirmed: false });
    await userEvent.click(screen.getByRole('button', { name: 'Resend email' }));
    await screen.findByText('Wait a little');
  });

  it('SES-03 says to who is not admitted that it is being decided, and gives no invitation', async () => {
    await told({ user: { ...init.user, enabled: false }, invitationId: 'inv' });
    expect(screen.getByRole('heading', { name: 'Your application is under review' })).toBeTruthy();
    expect(screen.queryByLabelText('Your invitation link')).toBeNull();
  });

  it('SES-02 gives the invitation to be copied', async () => {
    const user = userEvent.setup();
    await told({ invitationId: 'a b' });
    const url = `${location.origin}/invite?id=a%20b`;
    expect((screen.getByLabelText('Your invitation link') as HTMLInputElement).value).toBe(url);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByRole('button', { name: 'Link copied' });
    await expect(navigator.clipboard.readText()).resolves.toBe(url);
  });

  it('P13 says when introductions come, and below the invitation, with the way there, what the profile lacks', async () => {
    await told({ invitationId: 'inv', participant: { ...init.participant!, missing: ['about', 'avatar'] } });
    const next = within(screen.getByRole('region', { name: 'What’s next' }));
    expect(next.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Your first introductions',
      'Invite people you’d like to meet here',
      'Complete your profile',
    ]);
    expect(next.getByText(/haven’t begun in Circle yet.*on Tuesdays/)).toBeTruthy();
    expect(next.getByRole('link', { name: 'Add a photo' }).getAttribute('href')).toBe('/profile#avatar');
  });

  it('P13 a complete profile lacks nothing, and nothing is promised to who is not in', async () => {
    await told({ user: { ...init.user, enabled: false } });
    expect(screen.queryByText('Complete your profile')).toBeNull();
    expect(screen.queryByText('Your first introductions')).toBeNull();
  });

  it('U04 U10 reminds of whom the user wanted to meet, last of all, until that is dismissed', async () => {
    answer(contract.currentUser.forgetIntro, refusal(1000, 'Not now', 500));
    await told({ introFor: { slug: 'vera-lang', name: 'Vera Lang' } });
    const next = within(screen.getByRole('region', { name: 'What’s next' }));
    expect(next.getAllByRole('heading', { level: 3 }).at(-1)?.textContent).toBe(
      'You wanted to meet Vera Lang',
    );
    expect(next.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('/u/vera-lang');
    await userEvent.click(next.getByRole('button', { name: 'Dismiss' }));
    await next.findByText('Not now');
    answer(contract.currentUser.forgetIntro, 'OK');
    await userEvent.click(next.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(next.queryByText('You wanted to meet Vera Lang')).toBeNull());
    expect(sentTo(contract.currentUser.forgetIntro)).toHaveLength(2);
  });

  it('PRO-04 leads to the own page and to the profile, once there is one', async () => {
    await told({});
    const me = within(screen.getByRole('region', { name: 'You' }));
    expect(me.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/profile');
    expect(me.getByRole('link', { name: 'My page' }).getAttribute('href')).toBe('/u/ann');
  });

  it('UIX-05 has a placeholder in its shape while it loads', async () => {
    answer(contract.currentUser.init, () => new Promise(() => undefined));
    await open();
    expect((await screen.findByRole('status', { name: 'Loading' })).getAttribute('aria-busy')).toBe('true');
  });

  it('UIX-03 ERR-04 says what failed, with a way out', async () => {
    answer(contract.currentUser.init, refusal(1109, 'no', 403));
    await open();
    await screen.findByRole('heading', { name: 'Couldn’t load this' });
    answer(contract.currentUser.init, init);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Hello, Ann' });
  });

  it('UIX-03 says that it waits for the connection', async () => {
    window.dispatchEvent(new Event('offline'));
    await open();
    await screen.findByText(/once you’re back online/);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'Hello, Ann' });
  });
});

describe('the hints of the first visit', () => {
  const first = { participant: { ...init.participant!, tutorialSeen: false } };
  const hints = () => screen.findByRole('complementary', { name: 'Getting started' });

  const remembered = () =>
    waitFor(() =>
      expect(sentTo(contract.participant.markTutorialSeen)).toMatchObject([{ body: { participantId: 'p' } }]),
    );

  beforeEach(() => answer(contract.participant.markTutorialSeen, 'OK'));

  it('P09 are three, one after the other, and remembered as soon as they are shown', async () => {
    await told(first);
    const panel = within(await hints());
    expect(panel.getByText('1 of 3')).toBeTruthy();
    await remembered();
    await userEvent.click(panel.getByRole('button', { name: 'Next' }));
    await userEvent.click(panel.getByRole('button', { name: 'Next' }));
    expect(panel.getByText('3 of 3')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('complementary', { name: 'Getting started' })).toBeNull();
    expect(sentTo(contract.participant.markTutorialSeen)).toHaveLength(1);
  });

  it('P09 end with Escape, and do not come back to home', async () => {
    await told(first);
    within(await hints())
      .getByRole('button', { name: 'Next' })
      .focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Getting started' })).toBeNull();
    await remembered();
    cleanup();
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Hello, Ann' });
    expect(screen.queryByRole('complementary', { name: 'Getting started' })).toBeNull();
  });

  it('P09 are not shown to who saw them', async () => {
    await told({});
    expect(screen.queryByRole('complementary', { name: 'Getting started' })).toBeNull();
    expect(sentTo(contract.participant.markTutorialSeen)).toEqual([]);
  });
});
