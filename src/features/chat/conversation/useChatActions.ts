import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { toastError } from '../../../components/failures/toastError';
import type { ChatState, Message } from '../../../generated/api/chat';
import { changeChat, deleteMessage, editMessage, react } from '../../../generated/api/client/chat';
import { refreshChats, setListed } from '../chatQueries';
import type { ChatSync } from '../sync/chatSync';

/** What a member does with a chat and its messages. Failures are shown in a toast. */
export function useChatActions(sync: ChatSync, chat: ChatState) {
  const { i18n } = useTranslation('chat');
  const { id } = chat;

  async function perform(call: () => Promise<Message>): Promise<void> {
    try {
      sync.accept(await call());
    } catch (error) {
      toastError(error, i18n);
    }
  }
  const paramsOf = ({ number }: Message) => ({ params: { id, number: String(number) } });

  return {
    edit: (message: Message, text: string) =>
      perform(() => request(editMessage, { ...paramsOf(message), body: { text } })),
    remove: (message: Message) => perform(() => request(deleteMessage, paramsOf(message))),
    react: (message: Message, emoji: string, on: boolean) =>
      perform(() => request(react, { ...paramsOf(message), body: { emoji, on } })),
    mute: async (muted: boolean): Promise<void> => {
      try {
        await request(changeChat, { params: { id }, body: { muted } });
        sync.update({ muted });
        setListed(id, { muted });
        void refreshChats();
      } catch (error) {
        toastError(error, i18n);
      }
    },
  };
}
