import { getUnread } from '../generated/api/client/chat';
import { request } from './request';
import { useUnread } from './unread';

/** Asks how many messages are unread. Where that fails, the last number stays. */
export async function loadUnread(): Promise<void> {
  try {
    const { messages } = await request(getUnread);
    useUnread.setState(messages, true);
  } catch {
    // It is asked again.
  }
}
