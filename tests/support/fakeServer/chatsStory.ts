import { queryClient } from '../../../src/api/queryClient';
import { deleteDraftsOf } from '../../../src/api/session/drafts';
import { clearSession, startSession } from '../../../src/api/session/store';
import { personOf } from '../../../src/components/story/contacts';
import { direct, rows as sampleRows } from '../../../src/features/chat/sampleChats';
import { me, messageOf } from '../../../src/features/chat/sync/sampleChat';
import type { Chat, ChatRow } from '../../../src/generated/api/chat';
import { contract } from '../../../src/generated/api/contract';
import type { FakeServer } from './fakeServer';
import { answering } from './inStory';

interface Known {
  rows?: readonly ChatRow[];
  chat?: Chat;
}

/** Signed in, with these chats. */
export const serving =
  ({ rows = sampleRows, chat = direct }: Known, more: (server: FakeServer) => void = () => undefined) =>
  () => {
    const calls = contract.chat;
    queryClient.clear();
    startSession({ token: 's1.x', firstLogin: false });
    const leave = answering((server) => {
      server.answer(calls.getChats, { chats: [...rows], hasMore: false, unread: 3, receipts: true });
      server.answer(calls.getChat, chat);
      server.answer(calls.getChatChanges, { chat: chat.chat, messages: [], hasMore: false });
      server.answer(calls.readChat, 'OK');
      server.answer(calls.setReceipts, 'OK');
      server.answer(calls.getUnread, { messages: 0, chats: 0 });
      server.answer(calls.getChatPeople, { people: [personOf('Vera'), personOf('Boris')], hasMore: false });
      server.answer(calls.sendMessage, ({ body }) => {
        const number = chat.chat.number + 1;
        const { messageId, text } = body;
        return messageOf(number, { change: chat.chat.change + 1, messageId, text, authorId: me });
      });
      more(server);
    })();
    return () => {
      leave();
      queryClient.clear();
      clearSession();
      deleteDraftsOf(me);
    };
  };
