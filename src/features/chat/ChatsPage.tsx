import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../lib/pageName';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Frame, NoFooter, Place, Side } from './ChatsPage.styles';
import { ChatList } from './list/ChatList';
import { usePresence } from './usePresence';

type Online = ReturnType<typeof usePresence>;

interface ChatsPageProps {
  /** The community's name of the page. */
  title: string;
  /** The member's participant. */
  me: string;
  /** The chat that is open. */
  chatId?: string;
  /** The address of a chat, or of a message in it. */
  to: (chatId: string, number?: number) => string;
  onOpen: (chatId: string) => void;
  /** The conversation. */
  children?: (isOnline: Online) => ReactNode;
}

/** The member's chats, and beside them the open one; on a phone either of them (CHA-01). */
export function ChatsPage({ title, me, chatId, to, onOpen, children }: ChatsPageProps) {
  const { t } = useTranslation('chat');
  const isOnline = usePresence();
  // A conversation names the page itself.
  usePageName(chatId ? undefined : title);
  return (
    <Frame data-chats>
      <NoFooter />
      <Side $isBehind={chatId !== undefined} aria-label={t('list')}>
        <ChatList
          title={title}
          isPage={chatId === undefined}
          me={me}
          chatId={chatId}
          to={to}
          onOpen={onOpen}
          isOnline={isOnline}
        />
      </Side>
      <Place $isBehind={chatId === undefined}>
        {children?.(isOnline) ?? (
          <EmptyState drawing="messages" title={t('none.chosen')}>
            {t('none.chosenText')}
          </EmptyState>
        )}
      </Place>
    </Frame>
  );
}
