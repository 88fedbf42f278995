import { inLanguage, texts } from '../../components/story/story';
import { ChatsPage } from './ChatsPage';
import { ConversationPage } from './conversation/ConversationPage';
import { me } from './sync/sampleChat';

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
export const opened = (id: string, more: { isAnswering?: boolean } = {}) => ({
  chatId: id,
  children: (isOnline: Parameters<NonNullable<React.ComponentProps<typeof ChatsPage>['children']>>[0]) => (
    <ConversationPage
      id={id}
      me={me}
      toList="/chats"
      onLeave={() => undefined}
      isOnline={isOnline}
      {...more}
    />
  ),
});
