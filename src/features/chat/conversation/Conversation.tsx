import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat, ChatPerson } from '../../../generated/api/chat';
import { useLang } from '../../../i18n/useLang';
import { currentTime } from '../../../lib/browserFacts';
import { usePageName } from '../../../lib/pageName';
import { withoutMarkup } from '../../../lib/markup';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Icon } from '../../../ui/Icon/Icon';
import { chatName, listed, personName, previewOf, systemText } from '../chatText';
import { latestMessages, shownFrom } from '../sync/chatLog';
import { useChat } from '../sync/useChat';
import { Composer } from '../write/Composer';
import { ConversationHead } from './ConversationHead';
import { Frame, Latest, Middle, Scroll, Typing } from './Conversation.styles';
import { Dialogs, type Opened } from './Dialogs';
import { Edge } from '../scroll/Edge';
import { Gone } from './Gone';
import { mayChange } from '../message/mayChange';
import type { MessageHandlers } from '../message/MessageItem';
import { MessageList } from '../message/MessageList';
import { useAnchoredScroll } from '../scroll/useAnchoredScroll';
import { useChatActions } from './useChatActions';
import { useGoTo, type Sought } from '../scroll/useGoTo';
import { useNewMessages } from './useNewMessages';
import { useOffline } from './useOffline';
import { useReading } from './useReading';
import { useTyping } from './useTyping';

interface ConversationProps {
  /** As the page came with it, or as it was loaded. */
  chat: Chat;
  me: string;
  toList: string;
  onLeave: () => void;
  isOnline: (person: ChatPerson) => boolean | null;
  /** The message to show first. */
  sought?: Sought;
  /** Whether the reader has come to write. */
  isAnswering?: boolean;
}

/** The first message of others that was not read when the chat was opened. */
const firstNew = ({ chat, messages }: Chat, me: string): number | undefined =>
  messages.find(({ number, authorId }) => number > chat.readNumber && authorId !== me)?.number;

/** A chat: its messages, and the field to write the next one (CHA-06, CHA-07). */
export function Conversation(props: ConversationProps) {
  const { chat: loaded, me, toList, onLeave, isOnline, sought, isAnswering } = props;
  const { t } = useTranslation('chat');
  const lang = useLang();
  const [typing, onTyping, onWritten] = useTyping();
  const { sync, log, outbox, isGone } = useChat(loaded, me, onTyping);
  const { chat } = log;
  const actions = useChatActions(sync, chat);
  const [newFrom] = useState(() => firstNew(loaded, me));
  const [about, setAbout] = useState<{ type: 'reply' | 'edit'; number: number }>();
  const [opened, setOpened] = useState<Opened>();
  const { box, isAtEnd, onScroll, toEnd, toLine } = useAnchoredScroll(!log.place);
  const messages = useMemo(() => latestMessages(log), [log]);
  const { marked, goTo } = useGoTo(sync, toLine, sought);
  const toLatest = () => {
    sync.toLatest();
    toEnd();
  };
  const isOffline = useOffline();
  const [missed, setMissed] = useState(0);
  const around = { people: chat.people, me, lang, t };
  const name = chatName(chat, t);
  usePageName(name);
  useReading(sync, log, me, isAtEnd && !log.place);
  if (isAtEnd && !log.place && missed > 0) setMissed(0);
  useNewMessages(
    messages,
    me,
    (message) => {
      const system = systemText(message, around);
      if (system !== undefined) return system;
      const author = personName(chat.people, message.authorId, me, t);
      if (!message.text) return t('sentPicture', { name: author });
      return t('wrote', { name: author, text: withoutMarkup(message.text) });
    },
    (message) => {
      if (message.authorId) onWritten(message.authorId);
      if (!isAtEnd || log.place) setMissed((count) => count + 1);
    },
  );

  const target = about && log.messages.get(about.number);
  const edited = about?.type === 'edit' ? target : undefined;
  const replyTo =
    about?.type === 'reply' && target
      ? {
          message: target,
          name: personName(chat.people, target.authorId, me, t),
          preview: previewOf(target, around),
        }
      : undefined;

  const latest = useRef({ actions, goTo });
  useLayoutEffect(() => {
    latest.current = { actions, goTo };
  });
  const handlers = useMemo<MessageHandlers>(
    () => ({
      onSelect: (message, action) => {
        if (action === 'reply' || action === 'edit') setAbout({ type: action, number: message.number });
        else setOpened({ dialog: action, message });
      },
      onReact: (message, emoji, on) => void latest.current.actions.react(message, emoji, on),
      onGo: (number) => latest.current.goTo(number),
      onRetry: (messageId) => void sync.retry(messageId),
      onDiscard: (messageId) => sync.discard(messageId),
    }),
    [sync],
  );

  if (isGone) return <Gone toList={toList} />;
  return (
    <Frame>
      <ConversationHead
        chat={chat}
        toList={toList}
        isOnline={isOnline}
        onSelect={(action) => {
          if (action === 'mute') void actions.mute(!chat.muted);
          else setOpened({ dialog: action });
        }}
      />
      <Middle>
        <Scroll
          ref={box}
          onScroll={onScroll}
          role="region"
          aria-label={t('messages')}
          // It can be scrolled by keys.
          tabIndex={0}
        >
          <div>
            {shownFrom(log).hasOlder && (
              <Edge
                load={sync.loadOlder}
                label={t('earlier')}
                loadingLabel={t('loadingEarlier')}
                failed={t('failed.older')}
              />
            )}
            {messages.length + outbox.length === 0 ? (
              <EmptyState drawing="messages" title={t('none.messages')}>
                {t('none.messagesText')}
              </EmptyState>
            ) : (
              <MessageList
                log={log}
                outbox={log.place ? [] : outbox}
                me={me}
                newFrom={newFrom}
                marked={marked}
                handlers={handlers}
              />
            )}
            {log.place && (
              <Edge
                load={sync.loadNewer}
                label={t('later')}
                loadingLabel={t('loadingLater')}
                failed={t('failed.later')}
              />
            )}
          </div>
        </Scroll>
        {(!isAtEnd || log.place) && (
          <Latest>
            <Button
              variant="secondary"
              square={missed === 0}
              aria-label={missed > 0 ? t('latestNew', { count: missed }) : t('latest')}
              onClick={toLatest}
            >
              <Icon icon={ArrowDown} />
              {missed > 0 && missed}
            </Button>
          </Latest>
        )}
      </Middle>
      <Typing>
        {typing.length > 0 &&
          t('typing', {
            count: typing.length,
            names: listed(
              typing.map((id) => personName(chat.people, id, me, t)),
              lang,
            ),
          })}
      </Typing>
      {isOffline && (
        <Banner tone="warning" announced>
          {t('offlineNote')}
        </Banner>
      )}
      {chat.maySend ? (
        <Composer
          chatId={chat.id}
          me={me}
          isAnswering={isAnswering}
          replyTo={replyTo}
          edited={edited}
          onSend={(text, images) => {
            void sync.send({
              messageId: crypto.randomUUID(),
              text,
              replyTo: replyTo?.message.number ?? null,
              images,
              createdAt: currentTime().toISOString(),
            });
            setAbout(undefined);
            toLatest();
          }}
          onEdit={(text) => {
            if (edited && text !== edited.text) void actions.edit(edited, text);
            setAbout(undefined);
          }}
          onStop={() => setAbout(undefined)}
          onEditLast={() => {
            const last = messages.findLast((message) => message.authorId === me && mayChange(message));
            if (last) setAbout({ type: 'edit', number: last.number });
          }}
          onLeave={onLeave}
        />
      ) : (
        <Banner>{t('write.closed')}</Banner>
      )}
      <Dialogs
        opened={opened}
        chat={chat}
        name={name}
        actions={actions}
        catchUp={() => void sync.catchUp().catch(() => undefined)}
        onLeave={onLeave}
        onClose={() => setOpened(undefined)}
      />
    </Frame>
  );
}
