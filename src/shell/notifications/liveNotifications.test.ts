// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { queryClient } from '../../api/queryClient';
import { realtime } from '../../api/realtime/realtime';
import { startSession } from '../../api/session/store';
import { useUnseen } from '../../api/unseen';
import { listed } from '../../features/notifications/notificationList';
import { entryOf } from '../../features/notifications/sampleNotifications';
import type { Notification } from '../../generated/api/notification';
import { contract } from '../../generated/api/contract';
import { popupStore } from '../../ui/popup/popup';
import { liveNotifications } from './liveNotifications';

const calls = contract.notification;
const unseenIn = (entries: readonly Notification[]) => entries.filter(({ seen }) => !seen).length;

/** What the server has, the latest first. */
let all: Notification[] = [];
let stop = new AbortController();
let frame: (body: unknown) => void = () => undefined;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  startSession({ token: 's1.x', firstLogin: false });
  all = [];
  visibility = 'visible';
  history.replaceState(null, '', '/my_communities');
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(realtime, 'subscribe').mockImplementation((_topic, { onEvent }) => {
    frame = onEvent;
    return () => undefined;
  });
  vi.spyOn(realtime, 'isUp').mockReturnValue(true);
  answer(calls.getUnseenNotifications, () => ({ unseen: unseenIn(all) }));
  answer(calls.getNotifications, () => ({ notifications: all, hasMore: false, unseen: unseenIn(all) }));
  answer(calls.getNewerNotifications, ({ params: { id } }) => {
    const at = all.findIndex((entry) => entry.id === id);
    if (at === -1) throw refusal(1110, 'No', 404);
    return { notifications: all.slice(0, at), hasMore: false, unseen: unseenIn(all) };
  });
  answer(calls.markNotificationsSeen, ({ body: { ids = [] } }) => {
    all = all.map((entry) => (ids.includes(entry.id) ? { ...entry, seen: true } : entry));
    return { unseen: unseenIn(all) };
  });
});
afterEach(() => {
  stop.abort();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

/** The code that checks an answer loads with the first one. */
const settled = async (ms = 400) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};
const begin = async () => {
  stop = new AbortController();
  const live = liveNotifications({ me: 'p1', signal: stop.signal });
  await settled();
  return live;
};
const comes = async (entry: Notification) => {
  all = [entry, ...all];
  frame({ type: 'notification' });
  await settled();
};
const popups = () => popupStore.current().map(({ title }) => title);
const asked = () =>
  [calls.getUnseenNotifications, calls.getNotifications, calls.getNewerNotifications].map(
    (call) => sentTo(call as typeof calls.getNotifications).length,
  );

describe('NOT-01 the number at the bell', () => {
  it('is asked for once, without the list if nothing was missed', async () => {
    all = [entryOf({ seen: true })];
    await begin();
    expect(useUnseen.getState()).toBe(0);
    expect(asked()).toEqual([1, 0, 0]);
  });

  it('changes with each frame of notifications, asked for once for several, and not with those of chats', async () => {
    all = [entryOf()];
    await begin();
    expect(useUnseen.getState()).toBe(1);
    expect(asked()).toEqual([1, 1, 0]);
    all = [entryOf(), entryOf(), ...all];
    frame({ type: 'chat' });
    await settled();
    expect(asked()).toEqual([1, 1, 0]);
    frame({ type: 'notification' });
    frame({ type: 'notification' });
    frame(undefined);
    await settled();
    expect(asked()).toEqual([1, 1, 1]);
    expect(useUnseen.getState()).toBe(3);
    expect(listed()).toEqual(all);
  });

  it('goes down when another device has marked everything', async () => {
    all = [entryOf()];
    await begin();
    all = all.map((entry) => ({ ...entry, seen: true }));
    frame({ type: 'notification' });
    await settled();
    expect(useUnseen.getState()).toBe(0);
    expect(popups()).toEqual([]);
  });

  it('is asked for every minute without the connection, while the page is visible', async () => {
    await begin();
    await settled(60_000);
    expect(asked()).toEqual([1, 0, 0]);
    vi.mocked(realtime.isUp).mockReturnValue(false);
    await settled(60_400);
    expect(asked()).toEqual([2, 0, 0]);
    visibility = 'hidden';
    await settled(120_000);
    expect(asked()).toEqual([2, 0, 0]);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(asked()).toEqual([3, 0, 0]);
  });

  it('comes back with the list when the newest entry is gone', async () => {
    all = [entryOf()];
    await begin();
    all = [entryOf(), entryOf()];
    frame({ type: 'notification' });
    await settled();
    expect(useUnseen.getState()).toBe(2);
    expect(listed()).toEqual(all);
  });

  it('is 0 after the member has signed out', async () => {
    all = [entryOf()];
    await begin();
    stop.abort();
    expect(useUnseen.getState()).toBe(0);
  });
});

describe('UIX-02 NOT-01 popups', () => {
  it('show each new one, the first ones included, and none of what was there before', async () => {
    await begin();
    expect(popups()).toEqual([]);
    await comes(entryOf({ title: 'Vera has answered' }));
    expect(popups()).toEqual(['Vera has answered']);
    await comes(entryOf({ title: 'Boris has answered' }));
    expect(popups()).toEqual(['Vera has answered', 'Boris has answered']);
  });

  it('are not shown of what was there when the page came', async () => {
    all = [entryOf()];
    await begin();
    expect(popups()).toEqual([]);
  });

  it('are three at most, and none in a hidden window or of what was seen', async () => {
    await begin();
    all = ['E', 'D', 'C', 'B'].map((title) => entryOf({ title }));
    await comes(entryOf({ title: 'F', seen: true }));
    expect(popups()).toEqual(['C', 'D', 'E']);
    await settled(5000);
    visibility = 'hidden';
    await comes(entryOf());
    expect(popups()).toEqual([]);
  });

  it('are announced once each', async () => {
    await begin();
    await comes(entryOf({ title: 'Vera has answered', text: 'Hello' }));
    await settled();
    const said = [...document.querySelectorAll('[data-announcer] p')].map(({ textContent }) => textContent);
    expect(said.filter((text) => text === 'Vera has answered Hello')).toHaveLength(1);
  });
});

describe('NOT-01 the page that an entry leads to', () => {
  const seen = () => sentTo(calls.markNotificationsSeen).map(({ body }) => body);
  const at = (path: string) => history.replaceState(null, '', path);

  it('marks it as seen when it is opened by its address', async () => {
    const entry = entryOf({ url: '/u/vera?from=list#answers' });
    all = [entry, entryOf({ url: '/u/vera' })];
    at('/u/vera?from=list');
    await begin();
    await settled();
    expect(seen()).toEqual([{ ids: [entry.id] }]);
    expect(useUnseen.getState()).toBe(1);
  });

  it('marks it as seen when it is opened from another page, and not while it was open before', async () => {
    at('/u/vera');
    const live = await begin();
    const entry = entryOf({ url: '/u/vera' });
    await comes(entry);
    expect(seen()).toEqual([]);
    at('/u/boris');
    live.onPage();
    at('/u/vera');
    live.onPage();
    await settled();
    expect(seen()).toEqual([{ ids: [entry.id] }]);
  });

  it('marks it as seen once a page that was opened behind another is looked at', async () => {
    const entry = entryOf({ url: '/u/vera' });
    all = [entry];
    at('/u/vera');
    visibility = 'hidden';
    await begin();
    expect(seen()).toEqual([]);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(seen()).toEqual([{ ids: [entry.id] }]);
  });
});
