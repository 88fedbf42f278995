import { ArrowLeft, BellOff, EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChatPerson, ChatState } from '../../../generated/api/chat';
import { pathTo } from '../../../lib/pathTo';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { lateMenu } from '../../../ui/Menu/lateMenu';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { chatName } from '../chatText';
import { Face } from '../Face';
import type { ChatAction } from './ChatMenu';
import { Back, Head, Who } from './Conversation.styles';

const ChatMenu = lateMenu(() => import('./ChatMenu'));

interface ConversationHeadProps {
  chat: ChatState;
  /** The address of the list. */
  toList: string;
  isOnline: (person: ChatPerson) => boolean | null;
  onSelect: (action: ChatAction) => void;
}

/** Whose chat it is, and what can be done with it. */
export function ConversationHead({ chat, toList, isOnline, onSelect }: ConversationHeadProps) {
  const { t } = useTranslation('chat');
  const [other] = chat.people;
  const online = chat.kind === 'DIRECT' && other ? isOnline(other) : null;
  const name = chatName(chat, t);
  return (
    <Head>
      <Back>
        <Button variant="quiet" square to={toList} aria-label={t('head.all')}>
          <Icon icon={ArrowLeft} />
        </Button>
      </Back>
      <Face chat={chat} online={online === true} />
      <Who>
        <Heading level={1} size="md" dir="auto">
          {chat.kind === 'DIRECT' && other?.slug ? (
            <Link to={pathTo('participant', { slug: other.slug })}>{name}</Link>
          ) : (
            name
          )}
        </Heading>
        <Text $size="xs" $tone="muted">
          {chat.kind === 'GROUP' && t('people', { count: chat.count })}
          {online !== null && t(online ? 'online' : 'offline')}
        </Text>
      </Who>
      {chat.muted && (
        <>
          <Icon icon={BellOff} size={18} />
          <VisuallyHidden>{t('muted')}</VisuallyHidden>
        </>
      )}
      <ChatMenu
        chat={chat}
        onSelect={onSelect}
        button={{
          variant: 'quiet',
          square: true,
          'aria-label': t('head.more'),
          children: <Icon icon={EllipsisVertical} />,
        }}
      />
    </Head>
  );
}
