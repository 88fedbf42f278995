import { request } from '../../../api/request';
import { itemKeys } from '../../../api/session/storage';
import { getChat } from '../../../generated/api/client/chat';
import { openChat } from './openChats';

/** Sends what a member wrote on an earlier visit and was not sent, in all their chats. */
export async function sendKept(me: string): Promise<void> {
  for (const key of itemKeys()) {
    const id = /^draft:outbox-(.+):([^:]+)$/.exec(key);
    if (!id?.[1] || id[2] !== me) continue;
    try {
      const chat = await request(getChat, { params: { id: id[1] } });
      await openChat(chat, me).sync.flush();
    } catch {
      // The next visit tries it again.
    }
  }
}
