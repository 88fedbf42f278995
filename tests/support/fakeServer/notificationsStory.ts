import { queryClient } from '../../../src/api/queryClient';
import { clearSession, startSession } from '../../../src/api/session/store';
import { useUnseen } from '../../../src/api/unseen';
import type { Notification } from '../../../src/generated/api/notification';
import { contract } from '../../../src/generated/api/contract';
import type { FakeServer } from './fakeServer';
import { answering } from './inStory';

/** Signed in, notified of these. The server has 30 of them on a page. */
export const notifiedOf =
  (all: readonly Notification[], more: (server: FakeServer) => void = () => undefined) =>
  () => {
    const calls = contract.notification;
    const listed = all.map((entry) => ({ ...entry }));
    const unseen = () => ({ unseen: listed.filter(({ seen }) => !seen).length });
    queryClient.clear();
    startSession({ token: 's1.x', firstLogin: false });
    const leave = answering((server) => {
      server.answer(calls.getNotifications, ({ query: { before } }) => {
        const from = listed.findIndex(({ id }) => id === before) + 1;
        const notifications = listed.slice(from, from + 30);
        return { notifications, hasMore: from + 30 < listed.length, ...unseen() };
      });
      server.answer(calls.markNotificationsSeen, ({ body: { ids, upTo } }) => {
        for (const entry of listed) entry.seen ||= upTo !== undefined || ids?.includes(entry.id) === true;
        return unseen();
      });
      server.answer(calls.dismissNotifications, ({ body: { ids } }) => {
        for (const id of ids) listed.splice(listed.findIndex((entry) => entry.id === id) >>> 0, 1);
        return unseen();
      });
      more(server);
    })();
    return () => {
      leave();
      queryClient.clear();
      clearSession();
      useUnseen.setState(0, true);
    };
  };
