// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, resetRequests, sent } from '../../../tests/support/fakeRequest';
import { visit, type Visit } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import HomeScreen from '../../shell/home/HomeScreen';

vi.mock('../../api/request', () => import('../../../tests/support/fakeRequest'));

const init = {
  user: {
    userId: 'u',
    email: 'ann@example.org',
    role: 'ROLE_USER',
    enabled: true,
    connectedParticipants: ['p'],
  },
  emailConfirmed: true,
  invitationId: null as string | null,
  participant: { id: 'p', firstName: 'Ann', lastName: 'Lee', slug: 'ann', avatarUrl: null },
};
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
const told = async (changes: object) => {
  answer('POST /api/init', { ...init, ...changes });
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Hello, Ann' });
};

beforeEach(() => {
  resetRequests();
  queryClient.clear();
  answer('POST /api/init', init);
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
    expect(screen.getByText(/Everything is in place/)).toBeTruthy();
  });

  it('UIX-07 speaks Russian, and names by e-mail who has no profile yet', async () => {
    answer('POST /api/init', { ...init, participant: null });
    await open({ lang: 'ru' });
    await screen.findByRole('heading', { level: 1, name: 'Здравствуйте' });
    expect(screen.getByRole('heading', { name: 'ann@example.org' })).toBeTruthy();
  });

  it('AUT-07 offers to confirm the address, and the letter again after a wait', async () => {
    answer('POST /api/auth/confirm-email', 'OK');
    await told({ emailConfirmed: false });
    const resend = screen.getByRole('button', { name: 'Send the letter again' });
    await userEvent.click(resend);
    await screen.findByText(/The letter is on its way/);
    expect(screen.getByText('You can ask again in 60 seconds')).toBeTruthy();
    await userEvent.click(resend);
    expect(sent().filter(({ call }) => call === 'POST /api/auth/confirm-email')).toHaveLength(1);
  });

  it('ERR-04 says why the letter was not sent', async () => {
    answer('POST /api/auth/confirm-email', () => Promise.reject(refusal(1103, 'Wait a little', 429)));
    await told({ emailConfirmed: false });
    await userEvent.click(screen.getByRole('button', { name: 'Send the letter again' }));
    await screen.findByText('Wait a little');
  });

  it('SES-03 says to who is not admitted that it is being decided, and gives no invitation', async () => {
    await told({ user: { ...init.user, enabled: false }, invitationId: 'inv' });
    expect(screen.getByRole('heading', { name: 'Your admission is being decided' })).toBeTruthy();
    expect(screen.queryByLabelText('Your invitation link')).toBeNull();
  });

  it('SES-02 gives the invitation to be copied', async () => {
    const user = userEvent.setup();
    await told({ invitationId: 'a b' });
    const url = `${location.origin}/invite?id=a%20b`;
    expect((screen.getByLabelText('Your invitation link') as HTMLInputElement).value).toBe(url);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await screen.findByRole('button', { name: 'Link copied' });
    await expect(navigator.clipboard.readText()).resolves.toBe(url);
  });

  it('PRO-04 leads to the own page and to the profile, once there is one', async () => {
    await told({});
    const me = within(screen.getByRole('region', { name: 'You' }));
    expect(me.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/profile');
    expect(me.getByRole('link', { name: 'My page' }).getAttribute('href')).toBe('/u/ann');
  });

  it('UIX-05 has a placeholder in its shape while it loads', async () => {
    answer('POST /api/init', () => new Promise(() => undefined));
    await open();
    expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  });

  it('UIX-03 ERR-04 says what failed, with a way out', async () => {
    answer('POST /api/init', () => Promise.reject(refusal(1109, 'no', 403)));
    await open();
    await screen.findByRole('heading', { name: 'This did not load' });
    answer('POST /api/init', init);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Hello, Ann' });
  });

  it('UIX-03 says that it waits for the connection', async () => {
    window.dispatchEvent(new Event('offline'));
    await open();
    await screen.findByText(/It will load when the connection is back/);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'Hello, Ann' });
  });
});
