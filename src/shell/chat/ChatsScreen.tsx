import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../api/queryClient';
import { chatsQuery } from '../../features/chat/chatQueries';
import { ChatsPage } from '../../features/chat/ChatsPage';
import { useTexts } from '../../i18n/useTexts';
import { useTabLabel } from '../context/useTabLabel';
import { chatPath } from './chatPath';
import { useMe } from './useMe';

export const prefetch = (): Promise<void> => queryClient.prefetchInfiniteQuery(chatsQuery);

/** The member's chats at /chats. */
export default function ChatsScreen() {
  useTexts('chat');
  const tabLabel = useTabLabel();
  const navigate = useNavigate();
  return (
    <ChatsPage
      title={tabLabel('chats')}
      me={useMe()}
      to={chatPath}
      onOpen={(chatId) => void navigate(chatPath(chatId))}
    />
  );
}
