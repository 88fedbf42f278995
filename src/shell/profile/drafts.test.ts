// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, dropToken, startSession, useSession } from '../../api/session/store';
import { ownVera } from '../../components/story/participants';
import { signOut } from '../session/signOut';
import { edit, discard, discardDrafts, useDrafts } from '../../features/profile/edit/values/drafts';
import { contract } from '../../generated/api/contract';
import { answer, sentTo } from '../../../tests/support/answers';
import { editableOf } from '../../features/profile/edit/values/editable';

const now = editableOf(ownVera);
const key = (owner: string) => `draft:profile:${owner}`;
const stored = (owner = 'p1') => {
  const kept = JSON.parse(localStorage.getItem(key(owner)) ?? 'null') as { draft: unknown } | null;
  return kept && kept.draft;
};
/** Signs out, and waits until the server has received it. */
async function leave(): Promise<void> {
  signOut();
  await vi.waitFor(() => expect(sentTo(contract.currentUser.revokeSession)).toHaveLength(1));
}
const arrive = (participantId: string) => useSession.setState({ participantId });

beforeEach(() => {
  answer(contract.currentUser.revokeSession, 'OK');
  startSession({ token: 'a.b', firstLogin: false });
  discardDrafts();
  localStorage.clear();
});

describe('unsaved edits', () => {
  it('PRO-01 remember what the field held when they began, whatever the server has later', () => {
    edit('p1', 'about', 'a', now);
    edit('p1', 'about', 'ab', { ...now, about: 'theirs' });
    expect(useDrafts.getState()).toEqual({ owner: 'p1', mine: { about: 'ab' }, base: { about: now.about } });
    expect(stored()).toEqual({ mine: { about: 'ab' }, base: { about: now.about } });
  });

  it('PRO-01 end where everything is as it was', () => {
    edit('p1', 'tags', ['x'], now);
    edit('p1', 'goal', 'x', now);
    edit('p1', 'tags', [...now.tags], now);
    expect(useDrafts.getState().mine).toEqual({ goal: 'x' });
    discard('p1', ['goal']);
    expect(useDrafts.getState()).toEqual({ owner: 'p1', mine: {}, base: {} });
    expect(stored()).toBeNull();
  });

  it('PRO-01 belong to one participant', () => {
    edit('p1', 'goal', 'x', now);
    edit('p2', 'about', 'y', now);
    expect(useDrafts.getState()).toMatchObject({ owner: 'p2', mine: { about: 'y' } });
  });

  it('SES-06 outlive a session that ended elsewhere, and come back to whoever signs in again', async () => {
    arrive('p1');
    edit('p1', 'goal', 'x', now);
    dropToken();
    expect(useDrafts.getState().mine).toEqual({ goal: 'x' });
    startSession({ token: 'c.d', firstLogin: false });
    expect(useDrafts.getState().mine).toEqual({});
    arrive('p1');
    expect(useDrafts.getState()).toMatchObject({ mine: { goal: 'x' }, restored: true });
    discard('p1', ['goal']);
    expect(useDrafts.getState().restored).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it('SES-06 are no other user’s, who leaves them as they are', async () => {
    arrive('p1');
    edit('p1', 'goal', 'x', now);
    dropToken();
    startSession({ token: 'c.d', firstLogin: false });
    arrive('p2');
    expect(useDrafts.getState().mine).toEqual({});
    edit('p2', 'about', 'y', now);
    await leave();
    expect([stored('p1'), stored('p2')]).toEqual([{ mine: { goal: 'x' }, base: { goal: now.goal } }, null]);
  });

  it('SES-05 end with a logout', async () => {
    arrive('p1');
    edit('p1', 'goal', 'x', now);
    await leave();
    expect(useDrafts.getState().mine).toEqual({});
    expect(stored()).toBeNull();
  });

  it('SES-07 outlive a sign-in whose user does not load', () => {
    arrive('p1');
    edit('p1', 'goal', 'x', now);
    dropToken();
    startSession({ token: 'c.d', firstLogin: false });
    clearSession();
    expect(stored()).toMatchObject({ mine: { goal: 'x' } });
  });

  it('PRO-01 are the same in every tab', () => {
    arrive('p1');
    edit('p1', 'goal', 'x', now);
    const draft = { mine: { goal: 'xy' }, base: { goal: now.goal } };
    localStorage.setItem(key('p1'), JSON.stringify({ at: Date.now(), draft }));
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: key('p1') }));
    expect(useDrafts.getState()).toEqual({ owner: 'p1', ...draft });
  });

  it('PRO-01 come back after a reload for a month; what another hand left there does not', async () => {
    arrive('p1');
    edit('p1', 'goal', 'x', now);
    const reloaded = async () => {
      vi.resetModules();
      return (await import('../../features/profile/edit/values/drafts')).useDrafts.getState().mine;
    };
    expect(await reloaded()).toEqual({ goal: 'x' });
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    expect(await reloaded()).toEqual({});
    vi.useRealTimers();
    for (const text of ['{', '7', '{"at":1}', '{"at":99999999999999,"draft":{"mine":{}}}']) {
      localStorage.setItem(key('p1'), text);
      expect(await reloaded()).toEqual({});
    }
  });
});
