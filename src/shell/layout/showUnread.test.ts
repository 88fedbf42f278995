// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { useUnread } from '../../api/unread';
import { useUnseen } from '../../api/unseen';
import { showUnread } from './showUnread';

it('CHA-05 NOT-01 the title and the app’s icon show how many messages and notifications are unread, on whichever page', async () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge });
  document.title = 'Chats · Circle';
  const stop = showUnread();
  useUnread.setState(3, true);
  expect(document.title).toBe('(3) Chats · Circle');
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  document.title = 'Contacts · Circle';
  await vi.waitFor(() => expect(document.title).toBe('(3) Contacts · Circle'));
  useUnseen.setState(2, true);
  expect(document.title).toBe('(5) Contacts · Circle');
  useUnseen.setState(100, true);
  expect(document.title).toBe('(99+) Contacts · Circle');
  useUnseen.setState(0, true);
  useUnread.setState(0, true);
  expect(document.title).toBe('Contacts · Circle');
  useUnread.setState(1, true);
  stop();
  expect(document.title).toBe('Contacts · Circle');
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});
