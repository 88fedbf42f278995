// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionData } from './fields';
import { clearSession, dropToken, storeSessionCookie, startSession, useSession } from './store';

const full: SessionData = {
  token: 'id.secret.more',
  firstLogin: true,
  referenceCommunityId: 'circle',
  hasLoggedIn: true,
  authorities: 'ROLE_USER',
  participantId: 'p1',
  isInside: true,
  answers: { q1: 'a' },
  profile: { about: 'b' },
  step: 3,
  email: 'a@b.example',
  agreedFor: 'a@b.example',
  invitedBy: 'inv',
  inviter: 'Tom',
  botChat: '1.vera.code',
  introFor: 'vera',
  language: 'ru',
  redirect: '/event/1?x#y',
};

const stored = {
  token: 'id.secret.more',
  firstLogin: 'true',
  referenceCommunityId: 'circle',
  has_logged_in: 'true',
  authorities: 'ROLE_USER',
  participantId: 'p1',
  isInside: 'true',
  answers: '{"q1":"a"}',
  profile: '{"about":"b"}',
  step: '3',
  email: 'a@b.example',
  agreedFor: 'a@b.example',
  invitedBy: 'inv',
  inviter: 'Tom',
  botChat: '1.vera.code',
  introFor: 'vera',
  language: 'ru',
  redirect: '/event/1?x#y',
};

const storage = () => Object.fromEntries(Object.entries(localStorage));
const cookies = () => document.cookie.split('; ').filter(Boolean);

/** The store as a fresh page finds it. */
async function reload(): Promise<SessionData> {
  vi.resetModules();
  const fresh = await import('./store');
  return fresh.useSession.getState();
}

beforeEach(() => {
  clearSession();
  useSession.setState({
    referenceCommunityId: null,
    introFor: null,
    step: null,
    email: null,
    invitedBy: null,
    inviter: null,
    botChat: null,
    language: null,
    redirect: null,
  });
  localStorage.clear();
});

describe('useSession', () => {
  it('SES-09 stores every field under its key', () => {
    useSession.setState(full);
    expect(storage()).toEqual(stored);
  });

  it('SES-09 finds it again, and drops a field that is gone', async () => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    await expect(reload()).resolves.toEqual(full);
    useSession.setState(full);
    useSession.setState({ step: null, firstLogin: false, answers: null });
    expect(Object.keys(storage())).not.toEqual(expect.arrayContaining(['step']));
    expect(storage()).not.toHaveProperty('firstLogin');
    expect(storage()).not.toHaveProperty('answers');
  });

  it.each([
    ['answers', 'not json', 'answers', null],
    ['answers', '[1]', 'answers', null],
    ['profile', '7', 'profile', null],
    ['step', '-1', 'step', null],
    ['step', 'NaN', 'step', null],
    ['language', 'de', 'language', null],
    ['language', 'EN', 'language', 'en'],
    ['firstLogin', 'yes', 'firstLogin', false],
  ] as const)('SES-09 does not trust %s = %s', async (key, value, field, read) => {
    localStorage.setItem(key, value);
    expect((await reload())[field]).toEqual(read);
  });

  it('SES-01 a token marks a logged-in user, and the cookie holds its first part', () => {
    startSession({ token: 'id.secret.more', firstLogin: true });
    expect(useSession.getState()).toMatchObject({
      token: 'id.secret.more',
      firstLogin: true,
      hasLoggedIn: true,
    });
    expect(cookies()).toContain('session=id');
  });

  it('SES-01 sets a cookie right that a browser dropped or a page left behind', () => {
    startSession({ token: 'id.secret', firstLogin: false });
    document.cookie = 'session=; Max-Age=0; Path=/';
    storeSessionCookie();
    expect(cookies()).toContain('session=id');
    clearSession();
    document.cookie = 'session=old; Path=/';
    storeSessionCookie();
    expect(cookies().filter((cookie) => cookie.startsWith('session='))).toEqual([]);
  });

  it('SES-05 logout clears token, cookie, authorities, has_logged_in, answers, profile and firstLogin alone', () => {
    useSession.setState(full);
    clearSession();
    const { referenceCommunityId, step, email, agreedFor, invitedBy, inviter, botChat } = stored;
    const { introFor, language, redirect } = stored;
    expect(storage()).toEqual({
      referenceCommunityId,
      step,
      email,
      agreedFor,
      invitedBy,
      inviter,
      botChat,
      introFor,
      language,
      redirect,
    });
    expect(cookies().filter((cookie) => cookie.startsWith('session='))).toEqual([]);
  });

  it('SES-06 an expired session clears the token and its cookie', () => {
    useSession.setState(full);
    dropToken();
    const { token: _gone, ...rest } = stored;
    expect(storage()).toEqual(rest);
    expect(cookies().filter((cookie) => cookie.startsWith('session='))).toEqual([]);
  });

  it('SES-01 follows what another window does', () => {
    useSession.setState(full);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'token' }));
    expect(useSession.getState().token).toBeNull();
  });

  it('SES-09 works where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    startSession({ token: 'id.secret', firstLogin: false });
    expect(useSession.getState().token).toBe('id.secret');
  });
});
