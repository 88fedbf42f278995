import { answering } from '../../../tests/support/fakeServer/inStory';
import type { FakeServer } from '../../../tests/support/fakeServer/fakeServer';
import { queryClient } from '../../api/queryClient';
import { deleteDraftsOf } from '../../api/session/drafts';
import { clearSession, startSession } from '../../api/session/store';
import { inLanguage, texts } from '../../components/story/story';
import { personOf } from '../../components/story/contacts';
import type { Chat, ChatRow } from '../../generated/api/chat';
import { contract } from '../../generated/api/contract';
import { ChatsPage } from './ChatsPage';
import { ConversationPage } from './conversation/ConversationPage';
import { direct, rows as sampleRows } from './sampleChats';
import { me, messageOf } from './sync/sampleChat';

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
      server.answer(calls.getChats, { chats: [...rows], hasMore: false, unread: 3 });
      server.answer(calls.getChat, chat);
      server.answer(calls.getChatChanges, { chat: chat.chat, messages: [], hasMore: false });
      server.answer(calls.readChat, 'OK');
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

/** The page of chats, as its stories show it. */
export const chatsPage = {
  component: ChatsPage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Chats',
    me,
    to: (id: string) => `/chats/${id}`,
    onOpen: () => undefined,
  },
};

/** With an open chat. */
export const opened = (id: string) => ({
  chatId: id,
  children: (isOnline: Parameters<NonNullable<React.ComponentProps<typeof ChatsPage>['children']>>[0]) => (
    <ConversationPage id={id} me={me} toList="/chats" onLeave={() => undefined} isOnline={isOnline} />
  ),
});
