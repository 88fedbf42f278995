// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sent, sentTo } from '../../../tests/support/answers';
import { contract } from '../../generated/api/contract';
import type { Init } from '../../generated/api/currentUser';
import { communityOf } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { queryClient } from '../../api/queryClient';
import { noInvitation } from '../../api/session/invitation';
import { clearSession, startSession, useSession } from '../../api/session/store';
import { announceSessionExpired } from '../../api/signals';
import { formatBotChat, formatUntil } from '../../lib/botChat';
import { initI18n } from '../../i18n/initI18n';
import { App } from './App';
import { useSignedOutAt } from '../session/useSignedOutAt';
import { useOnSignedIn } from '../session/useOnSignedIn';

// Screens have tests of their own; here they only say which one is shown.
vi.mock('../landing/WelcomeScreen', () => ({ default: () => <h1>welcome</h1> }));
vi.mock('../auth/screens/LoginScreen', () => ({ default: SignIn }));
vi.mock('../auth/screens/MagicLinkScreen', () => ({ default: () => <h1>magic link</h1> }));
vi.mock('../auth/screens/LastStepScreen', () => ({ default: () => <h1>last step</h1> }));
vi.mock('../home/HomeScreen', () => ({ default: () => <h1>home</h1> }));

const outcome = vi.fn();

function SignIn() {
  const onSignedIn = useOnSignedIn();
  const go = () => onSignedIn({ token: 'id.secret', firstLogin: true }).catch(outcome);
  return (
    <>
      <h1>login</h1>
      <button onClick={() => void go()}>sign in</button>
    </>
  );
}

const init = initOf();

/** The whole page at a path. */
async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  const i18n = await initI18n('en');
  render(
    <BrowserRouter>
      <App payload={{ config: communityOf(), lang: 'en', theme: null }} i18n={i18n} />
    </BrowserRouter>,
  );
}

const signedIn = () => startSession({ token: 'id.secret', firstLogin: false });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  queryClient.clear();
  outcome.mockReset();
  answer(contract.currentUser.init, init);
  clearSession();
  useSession.setState({ ...noInvitation, botChat: null, redirect: null });
  useSignedOutAt.setState(null, true);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
});

describe('who comes to', () => {
  it.each([
    ['/', 'welcome', '/'],
    ['/my_communities', 'welcome', '/'],
    ['/nowhere', 'welcome', '/'],
    ['/events', 'welcome', '/'],
    ['/last-step', 'welcome', '/'],
    ['/not-found', 'Page not found', '/not-found'],
  ])('ROU-02 ROU-06 %s as a visitor meets %s', async (at, title, path) => {
    await open(at);
    await heading(title);
    expect(location.pathname).toBe(path);
  });

  it.each([
    ['/', 'home', '/my_communities'],
    ['/login', 'home', '/my_communities'],
    ['/questions', 'home', '/my_communities'],
    ['/nowhere', 'home', '/my_communities'],
    ['/last-step', 'last step', '/last-step'],
    ['/auth-magic', 'magic link', '/auth-magic'],
    ['/not-found', 'Page not found', '/not-found'],
  ])('ROU-03 ROU-06 %s as a member meets %s', async (at, title, path) => {
    signedIn();
    await open(at);
    await heading(title);
    expect(location.pathname).toBe(path);
  });

  it('ROU-04 an administrator is received as a member while there is no admin area', async () => {
    signedIn();
    useSession.setState({ authorities: 'ROLE_ADMIN' });
    await open('/admin');
    await heading('home');
  });
});

describe('signing in', () => {
  it('SES-02 keeps the screen until the destination is known, accepts the invitation, goes there', async () => {
    let load: (init: Init) => void = () => undefined;
    answer(contract.currentUser.init, () => new Promise<Init>((resolve) => (load = resolve)));
    answer(contract.invitation.acceptInvitation, { communityId: 'c', inviterFirstName: 'Tom' });
    useSession.setState({ invitedBy: 'inv', inviter: 'Tom' });
    await open('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'sign in' }));
    await waitFor(() => expect(sent().map(({ call }) => call)).toContain(contract.currentUser.init));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('login');
    load(init);
    await heading('home');
    expect(sent()).toContainEqual({ call: contract.invitation.acceptInvitation, params: { id: 'inv' } });
    expect(useSession.getState()).toMatchObject({
      token: 'id.secret',
      authorities: 'ROLE_USER',
      ...noInvitation,
    });
  });

  const until = Date.now() + 600_000;
  const code = `${formatUntil(until)}-${'x'.repeat(43)}`;
  const connect = contract.telegram.connectTelegram;

  it('SES-02 P15 connects the chat with the bot that the new user came from', async () => {
    answer(connect, 'OK');
    useSession.setState({ botChat: formatBotChat({ chatId: 4711, username: 'vera', code }) });
    await open('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'sign in' }));
    await heading('home');
    const body = { userId: init.user.userId, chatId: 4711, username: 'vera', code };
    await waitFor(() => expect(sent()).toContainEqual({ call: connect, body }));
    expect(useSession.getState().botChat).toBeNull();
  });

  it.each([
    ['refused', { until, calls: 1 }],
    ['expired', { until: Date.now() - 1000, calls: 0 }],
  ])('SES-02 P15 goes on where the chat is %s', async (_, { until: end, calls }) => {
    answer(connect, refusal(1102, 'no', 403));
    const given = { chatId: 4711, username: '', code: code.replace(/^[^-]+/, formatUntil(end)) };
    useSession.setState({ botChat: formatBotChat(given) });
    await open('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'sign in' }));
    await heading('home');
    await waitFor(() => expect(sentTo(connect)).toHaveLength(calls));
    expect(useSession.getState()).toMatchObject({ token: 'id.secret', botChat: null });
    expect(outcome).not.toHaveBeenCalled();
  });

  it('SES-07 clears the session when the user does not load', async () => {
    answer(contract.currentUser.init, refusal(1109, 'no', 403));
    await open('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'sign in' }));
    await waitFor(() => expect(outcome).toHaveBeenCalled());
    expect(useSession.getState().token).toBeNull();
    expect(location.pathname).toBe('/login');
  });
});

describe('the end of a session', () => {
  it('SES-05 logout tells the server, clears and goes to the login', async () => {
    signedIn();
    answer(contract.currentUser.revokeSession, 'OK');
    await open('/my_communities');
    await heading('home');
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await heading('login');
    expect(location.pathname).toBe('/login');
    expect(useSession.getState()).toMatchObject({ token: null, hasLoggedIn: false });
    expect(sent()).toContainEqual({ call: contract.currentUser.revokeSession, params: { id: 'id' } });
  });

  it('SES-06 an expired one goes to the login, also from a page that visitors reach', async () => {
    signedIn();
    await open('/auth-magic');
    await heading('magic link');
    act(() => announceSessionExpired());
    await heading('login');
    expect(useSession.getState().token).toBeNull();
  });

  it('SES-06 SES-08 who was signed out elsewhere is told why, keeps what was typed, and comes back to the page', async () => {
    signedIn();
    useSession.setState({ profile: { about: 'typed' }, hasLoggedIn: true });
    const message = 'You were signed out because your password was changed. Sign in with the new one.';
    answer(contract.currentUser.init, refusal(405, message, 401, [{ path: 'session', message }]));
    await open('/profile?x=1#about');
    await heading('login');
    expect(history.state).toMatchObject({ usr: { failure: message } });
    expect(useSession.getState()).toMatchObject({
      token: null,
      hasLoggedIn: true,
      redirect: '/profile?x=1#about',
      profile: { about: 'typed' },
    });
  });

  it('SES-06 one that does not count here is no error: the login, as for a visitor', async () => {
    signedIn();
    answer(contract.currentUser.init, refusal(405, 'Your session has ended. Sign in again.', 401));
    await open('/');
    await heading('login');
    expect(location.pathname).toBe('/login');
    expect(useSession.getState().token).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });

  it('SES-07 a user that does not load any longer goes to the login', async () => {
    signedIn();
    answer(contract.currentUser.init, refusal(1109, 'no', 403));
    await open('/my_communities');
    await heading('login');
    expect(useSession.getState().token).toBeNull();
  });

  it('SES-07 not on the magic-link page, which does not even ask', async () => {
    signedIn();
    answer(contract.currentUser.init, refusal(1109, 'no', 403));
    await open('/auth-magic');
    await heading('magic link');
    await import('../layout/MemberParts');
    expect(sent()).toEqual([]);
    expect(useSession.getState().token).toBe('id.secret');
  });

  it('SES-01 another window that logs out takes this one to the login', async () => {
    signedIn();
    await open('/my_communities');
    await heading('home');
    act(clearSession);
    await heading('login');
  });
});
