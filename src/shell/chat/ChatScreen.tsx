import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '../../api/queryClient';
import { chatQuery, chatsQuery } from '../../features/chat/chatQueries';
import { ChatsPage } from '../../features/chat/ChatsPage';
import { ConversationPage } from '../../features/chat/conversation/ConversationPage';
import { useTexts } from '../../i18n/useTexts';
import { routePaths, type RouteParams } from '../../lib/routes';
import { useTabLabel } from '../context/useTabLabel';
import { useRouteParams } from '../routes/useRouteParams';
import { chatPath } from './chatPath';
import { useMe } from './useMe';
import { useSought } from './useSought';

export async function prefetch({ chatId }: RouteParams<'chat'>): Promise<void> {
  await Promise.all([
    queryClient.prefetchInfiniteQuery(chatsQuery),
    queryClient.prefetchQuery(chatQuery(chatId)),
  ]);
}

/** A chat at /chats/{chatId}, beside the list of all. */
export default function ChatScreen() {
  useTexts('chat');
  const { chatId } = useRouteParams('chat');
  const tabLabel = useTabLabel();
  const navigate = useNavigate();
  const me = useMe();
  const sought = useSought();
  const isAnswering = new URLSearchParams(useLocation().search).has('answer');
  return (
    <ChatsPage
      title={tabLabel('chats')}
      me={me}
      chatId={chatId}
      to={chatPath}
      onOpen={(id) => void navigate(chatPath(id))}
    >
      {(isOnline) => (
        <ConversationPage
          key={chatId}
          id={chatId}
          me={me}
          toList={routePaths.chats}
          onLeave={() => void navigate(routePaths.chats)}
          isOnline={isOnline}
          sought={sought}
          isAnswering={isAnswering}
        />
      )}
    </ChatsPage>
  );
}
