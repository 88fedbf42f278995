import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError';
import { useData } from '../../../api/useData';
import { Loading } from '../../../components/loading/Loading';
import type { ChatPerson } from '../../../generated/api/chat';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { chatQuery } from '../chatQueries';
import { NotLoaded } from '../../../components/failures/NotLoaded';
import { Conversation } from './Conversation';
import { Lines } from '../message/Message.styles';
import { Frame, Head } from './Conversation.styles';
import { Gone } from './Gone';
import type { Sought } from '../scroll/useGoTo';

interface ConversationPageProps {
  id: string;
  me: string;
  /** The address of the list. */
  toList: string;
  onLeave: () => void;
  isOnline: (person: ChatPerson) => boolean | null;
  /** The message to show first. */
  sought?: Sought;
  /** Whether the reader has come to write. */
  isAnswering?: boolean;
}

/** A chat, with its loading and failed states. */
export function ConversationPage({ id, ...props }: ConversationPageProps) {
  const { toList } = props;
  const { t } = useTranslation('chat');
  const { data, error, fetchStatus, refetch } = useData(chatQuery(id));
  if (data) return <Conversation key={id} chat={data} {...props} />;
  if (error instanceof ApiError && error.response && error.response.status < 500)
    return <Gone toList={toList} />;
  const offline = fetchStatus === 'paused';
  if (error || offline) {
    return (
      <NotLoaded
        title={t('failed.chat')}
        text={t('failed.text')}
        offline={offline}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading>
      <Frame>
        <Head as="div">
          <Skeleton shape="circle" width="40px" />
          <Skeleton width="10rem" />
        </Head>
        <Lines as="div">
          {[60, 40, 70, 50].map((width, place) => (
            <Skeleton key={place} width={`${width}%`} height="2.5rem" />
          ))}
        </Lines>
      </Frame>
    </Loading>
  );
}
