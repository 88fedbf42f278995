import { Check, CheckCheck, Clock, EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatState, Message } from '../../../generated/api/chat';
import { useLang } from '../../../i18n/useLang';
import { pictureOf } from '../../../lib/imagePath';
import { photoSize } from '../../../lib/photo';
import { Button } from '../../../ui/Button/Button';
import { Icon } from '../../../ui/Icon/Icon';
import { lateMenu } from '../../../ui/Menu/lateMenu';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { clockTime, listed, personName, previewOf, systemText } from '../chatText';
import type { PendingMessage } from '../sync/outbox';
import {
  Author,
  Bubble,
  Foot,
  Gone,
  Item,
  Pictures,
  Problem,
  Quoted,
  Reacted,
  Reactions,
  Row,
  System,
} from './Message.styles';
import type { MessageAction } from './MessageMenu';
import { messageStatus } from './messageStatus';
import { MessageText } from './MessageText';

const MessageMenu = lateMenu(() => import('./MessageMenu'));

/** What can be done with messages. */
export interface MessageHandlers {
  onSelect: (message: Message, action: MessageAction) => void;
  onReact: (message: Message, emoji: string, on: boolean) => void;
  onGo: (number: number) => void;
  onRetry: (messageId: string) => void;
  onDiscard: (messageId: string) => void;
}

interface MessageItemProps {
  message: Message;
  isFirst: boolean;
  isLast: boolean;
  chat: ChatState;
  me: string;
  /** It was looked for, and has just been found. */
  isMarked: boolean;
  /** The message that it answers. Undefined: it is not loaded. */
  answered: Message | undefined;
  /** It is on its way. */
  pending?: PendingMessage;
  handlers: MessageHandlers;
}

/** A message of a conversation. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, isFirst, isLast, chat, me, isMarked, answered, pending, handlers } = props;
  const { t } = useTranslation('chat');
  const lang = useLang();
  const around = { people: chat.people, me, lang, t };
  const system = systemText(message, around);
  const line = { 'data-line': message.number, 'data-marked': isMarked || undefined, tabIndex: -1 };
  if (system !== undefined) return <System {...line}>{system}</System>;
  const isOwn = message.authorId === me;
  const name = personName(chat.people, message.authorId, me, t);
  const { deletedAt, replyTo, images, reactions, text, createdAt } = message;
  const isShownAuthor = isFirst && !isOwn && chat.kind === 'GROUP';
  return (
    <Item {...line} $own={isOwn} $first={isFirst}>
      {isShownAuthor ? (
        <Author dir="auto">{name}</Author>
      ) : (
        <VisuallyHidden dir="auto">{name}</VisuallyHidden>
      )}
      <Row $own={isOwn}>
        <Bubble $own={isOwn}>
          {message.kind === 'INTRODUCTION' && <Foot as="span">{t('introduction')}</Foot>}
          {replyTo !== null && !deletedAt && (
            <Quoted
              type="button"
              aria-label={
                answered && t('reply.go', { name: personName(chat.people, answered.authorId, me, t) })
              }
              onClick={() => handlers.onGo(replyTo)}
            >
              <b dir="auto">{answered && personName(chat.people, answered.authorId, me, t)}</b>
              <span dir="auto">{answered ? previewOf(answered, around) : t('reply.earlier')}</span>
            </Quoted>
          )}
          {deletedAt ? <Gone>{t('deleted')}</Gone> : text && <MessageText message={message} />}
          {!deletedAt && images.length > 0 && (
            <Pictures>
              {images.map(({ url, width, height }) => (
                <a key={url} href={pictureOf(url, photoSize)} target="_blank" rel="noopener noreferrer">
                  <img
                    src={pictureOf(url, 480)}
                    alt={t('pictureFrom', { name })}
                    width={width}
                    height={height}
                    loading="lazy"
                  />
                </a>
              ))}
            </Pictures>
          )}
        </Bubble>
        {!deletedAt && !pending && (
          <MessageMenu
            message={message}
            isOwn={isOwn}
            maySend={chat.maySend}
            onSelect={(action) => handlers.onSelect(message, action)}
            button={{
              variant: 'quiet',
              size: 'sm',
              square: true,
              'aria-label': t('actions.of', { name }),
              children: <Icon icon={EllipsisVertical} size={18} />,
            }}
          />
        )}
      </Row>
      {!deletedAt && reactions.length > 0 && (
        <Reactions>
          {reactions.map(({ emoji, participantIds }) => {
            const names = participantIds.map((id) => personName(chat.people, id, me, t));
            const isMine = participantIds.includes(me);
            return (
              <Reacted
                key={emoji}
                type="button"
                aria-pressed={isMine}
                aria-label={t('reaction.by', { emoji, names: listed(names, lang) })}
                disabled={!chat.maySend}
                onClick={() => handlers.onReact(message, emoji, !isMine)}
              >
                {emoji} {participantIds.length}
              </Reacted>
            );
          })}
        </Reactions>
      )}
      {(isLast || message.editedAt) && (
        <Foot>
          {message.editedAt && !deletedAt && <span>{t('edited')}</span>}
          <time dateTime={createdAt}>{clockTime(new Date(createdAt), lang)}</time>
          {isOwn && !deletedAt && <Status number={message.number} chat={chat} pending={pending} />}
        </Foot>
      )}
      {pending?.state === 'unsent' && <Problem>{t('status.unsent')}</Problem>}
      {pending && (pending.state === 'refused' || pending.state === 'unsent') && (
        <Problem data-actions>
          {pending.state === 'refused' && <span>{pending.reason ?? t('status.refused')}</span>}
          <Button size="sm" variant="secondary" onClick={() => handlers.onRetry(pending.messageId)}>
            {t('again')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => handlers.onDiscard(pending.messageId)}>
            {t('discard')}
          </Button>
        </Problem>
      )}
    </Item>
  );
});

interface StatusProps {
  number: number;
  chat: ChatState;
  pending: PendingMessage | undefined;
}

/** How far an own message has come, by a sign and in words. */
function Status({ number, chat, pending }: StatusProps) {
  const { t } = useTranslation('chat');
  if (pending) {
    if (pending.state === 'refused') return null;
    return (
      <>
        <Icon icon={Clock} size={14} />
        <VisuallyHidden>{t('status.waiting')}</VisuallyHidden>
      </>
    );
  }
  const found = messageStatus(number, chat);
  if (found.status === 'readBy') return <span>{t('status.readBy', { count: found.count })}</span>;
  const { status } = found;
  return (
    <>
      <Icon icon={status === 'sent' ? Check : CheckCheck} size={14} />
      {status === 'read' ? (
        <span>{t('status.read')}</span>
      ) : (
        <VisuallyHidden>{t(`status.${status}`)}</VisuallyHidden>
      )}
    </>
  );
}
