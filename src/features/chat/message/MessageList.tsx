import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../generated/api/chat';
import { useLang } from '../../../i18n/useLang';
import { currentTime } from '../../../lib/browserFacts';
import { dayName, isSameDay } from '../chatText';
import { shownMessages, type ChatLog } from '../sync/chatLog';
import type { PendingMessage } from '../sync/outbox';
import { Divider, Lines } from './Message.styles';
import { listItems } from './listItems';
import { MessageItem, type MessageHandlers } from './MessageItem';

interface MessageListProps {
  log: ChatLog;
  outbox: readonly PendingMessage[];
  me: string;
  newFrom: number | undefined;
  /** The message that was looked for. */
  marked: number | undefined;
  handlers: MessageHandlers;
}

/** A message that is on its way, after those that have arrived. */
const asMessage = (pending: PendingMessage, number: number, me: string): Message => ({
  ...pending,
  images: [...pending.images],
  number,
  change: 0,
  kind: 'TEXT',
  authorId: me,
  reactions: [],
  editedAt: null,
  deletedAt: null,
});

/** The messages of a chat, and those on their way. */
export function MessageList({ log, outbox, me, newFrom, marked, handlers }: MessageListProps) {
  const { t } = useTranslation('chat');
  const lang = useLang();
  const messages = shownMessages(log);
  const sent = outbox.map((pending, place) => asMessage(pending, log.chat.number + 1 + place, me));
  const pendingById = new Map(outbox.map((pending) => [pending.messageId, pending]));
  return (
    <Lines aria-label={t('messages')}>
      {listItems([...messages, ...sent], { newFrom, isSameDay }).map((item) => (
        <Fragment key={item.key}>
          {item.type === 'day' && <Divider>{dayName(item.date, currentTime(), lang, t)}</Divider>}
          {item.type === 'new' && (
            <Divider $isNew data-new>
              {t('new')}
            </Divider>
          )}
          {item.type === 'message' && (
            <MessageItem
              message={item.message}
              isFirst={item.isFirst}
              isLast={item.isLast}
              chat={log.chat}
              me={me}
              isMarked={item.message.number === marked}
              answered={item.message.replyTo === null ? undefined : log.messages.get(item.message.replyTo)}
              pending={item.message.change === 0 ? pendingById.get(item.message.messageId) : undefined}
              handlers={handlers}
            />
          )}
        </Fragment>
      ))}
    </Lines>
  );
}
