// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { queryClient } from '../../api/queryClient';
import { startSession } from '../../api/session/store';
import { useUnseen } from '../../api/unseen';
import type { Notification } from '../../generated/api/notification';
import { contract } from '../../generated/api/contract';
import { addNewer, dismiss, listed, markAllSeen, markSeen, notificationsQuery } from './notificationList';
import { entryOf } from './sampleNotifications';

const calls = contract.notification;

beforeEach(() => {
  queryClient.clear();
  startSession({ token: 's1.x', firstLogin: false });
});

const load = async (...notifications: Notification[]) => {
  const unseen = notifications.filter(({ seen }) => !seen).length;
  answer(calls.getNotifications, { notifications, hasMore: false, unseen });
  await queryClient.fetchInfiniteQuery({ ...notificationsQuery, staleTime: 0 });
};
const seen = () => listed()?.map((entry) => entry.seen);

it('NOT-01 entries are seen at once, and the server has the last word on how many are left', async () => {
  const [one, other] = [entryOf(), entryOf()];
  await load(one, other);
  expect(useUnseen.getState()).toBe(2);
  answer(calls.markNotificationsSeen, { unseen: 7 });
  const marking = markSeen([one.id]);
  expect(seen()).toEqual([true, false]);
  expect(useUnseen.getState()).toBe(1);
  await marking;
  expect(useUnseen.getState()).toBe(7);
  await markSeen([]);
  expect(sentTo(calls.markNotificationsSeen)).toHaveLength(1);
});

it('NOT-01 what could not be marked is as it was', async () => {
  const [one, other] = [entryOf({ seen: true }), entryOf()];
  await load(one, other);
  answer(calls.markNotificationsSeen, refusal(1000, 'No', 500));
  const marking = markAllSeen(one.id);
  expect(seen()).toEqual([true, true]);
  expect(useUnseen.getState()).toBe(0);
  await expect(marking).rejects.toThrow();
  expect(seen()).toEqual([true, false]);
  expect(useUnseen.getState()).toBe(1);
});

it('NOT-01 newer entries come before the others, and what is removed is gone', async () => {
  const [one, newer] = [entryOf({ seen: true }), entryOf()];
  await load(one);
  addNewer([newer]);
  expect(listed()).toEqual([newer, one]);
  answer(calls.dismissNotifications, { unseen: 1 });
  await dismiss(one.id);
  expect(sentTo(calls.dismissNotifications)).toMatchObject([{ body: { ids: [one.id] } }]);
  expect(listed()).toEqual([newer]);
  expect(useUnseen.getState()).toBe(1);
});

it('NOT-01 what could not be removed comes back', async () => {
  const one = entryOf({ seen: true });
  await load(one);
  answer(calls.dismissNotifications, refusal(1000, 'No', 500));
  await expect(dismiss(one.id)).rejects.toThrow();
  await expect.poll(() => listed()).toEqual([one]);
});
