import { request } from '../../api/request';
import { openChat } from '../../generated/api/client/chat';
import { pathTo } from '../../lib/pathTo';

/** The address of the chat with a person, which is begun if there is none (H02). */
export async function chatWith(personId: string): Promise<string> {
  const { chat } = await request(openChat, { query: {}, body: { participants: [personId] } });
  return pathTo('chat', { chatId: chat.id });
}
