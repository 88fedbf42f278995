// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, dropToken, startSession } from '../../../../api/session/store';
import { ownVera } from '../../../../components/story/participants';
import { edit, forget, forgetDrafts, useDrafts } from './drafts';
import { editableOf } from './editable';

const now = editableOf(ownVera);
const stored = () => JSON.parse(sessionStorage.getItem('profileDraft') ?? 'null') as unknown;

beforeEach(() => {
  startSession({ token: 'a.b', firstLogin: false });
  forgetDrafts();
});

describe('unsaved edits', () => {
  it('PRO-01 remember what the field held when they began, whatever the server has later', () => {
    edit('p1', 'about', 'a', now);
    edit('p1', 'about', 'ab', { ...now, about: 'theirs' });
    expect(useDrafts.getState()).toEqual({ owner: 'p1', mine: { about: 'ab' }, base: { about: now.about } });
    expect(stored()).toEqual(useDrafts.getState());
  });

  it('PRO-01 end where everything is as it was', () => {
    edit('p1', 'tags', ['x'], now);
    edit('p1', 'goal', 'x', now);
    edit('p1', 'tags', [...now.tags], now);
    expect(useDrafts.getState().mine).toEqual({ goal: 'x' });
    forget('p1', ['goal']);
    expect(useDrafts.getState()).toEqual({ owner: 'p1', mine: {}, base: {} });
    expect(stored()).toBeNull();
  });

  it('PRO-01 belong to one participant', () => {
    edit('p1', 'goal', 'x', now);
    edit('p2', 'about', 'y', now);
    expect(useDrafts.getState()).toMatchObject({ owner: 'p2', mine: { about: 'y' } });
  });

  it('SES-05 SES-06 end with a logout, not with a session that expires', () => {
    edit('p1', 'goal', 'x', now);
    dropToken();
    expect(useDrafts.getState().mine).toEqual({ goal: 'x' });
    clearSession();
    expect(useDrafts.getState().mine).toEqual({});
    expect(stored()).toBeNull();
  });

  it('PRO-01 come back after a reload; what another hand left there does not', async () => {
    edit('p1', 'goal', 'x', now);
    vi.resetModules();
    expect((await import('./drafts')).useDrafts.getState().mine).toEqual({ goal: 'x' });
    for (const text of ['{', '7', '{"mine":{}}']) {
      sessionStorage.setItem('profileDraft', text);
      vi.resetModules();
      expect((await import('./drafts')).useDrafts.getState().mine).toEqual({});
    }
  });
});
