import { BellOff, CornerUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChatRow as Row } from '../../../generated/api/chat';
import { useLang } from '../../../i18n/useLang';
import { asWritten } from '../../../lib/asWritten';
import { currentTime } from '../../../lib/browserFacts';
import { Badge } from '../../../ui/Badge/Badge';
import { Icon } from '../../../ui/Icon/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { chatName, listTime, personName, previewOf, systemText } from '../chatText';
import { Face } from '../Face';
import { Line, Lines, Name, Preview, RowLink, When } from './ChatList.styles';

interface ChatRowProps {
  row: Row;
  me: string;
  to: string;
  isCurrent: boolean;
  online: boolean;
  /** A found message: its chat, and not its state. */
  isFound?: boolean;
}

/** A chat in the list: whose it is, the last message, how many are unread. */
export function ChatRow({ row: { chat, last }, me, to, isCurrent, online, isFound }: ChatRowProps) {
  const { t } = useTranslation('chat');
  const lang = useLang();
  const around = { people: chat.people, me, lang, t };
  const name = chatName(chat, t);
  const isOwn = last?.authorId === me;
  const isSystem = last && systemText(last, around) !== undefined;
  const words =
    last && !isSystem && !last.deletedAt && last.text ? asWritten(last.text, last.lang) : undefined;
  return (
    <RowLink as={Link} to={to} aria-current={isCurrent ? 'page' : undefined}>
      <Face chat={chat} online={online} />
      <Lines>
        <Line>
          <Name dir="auto">{name}</Name>
          {online && <VisuallyHidden>{t('online')}</VisuallyHidden>}
          {chat.muted && !isFound && (
            <>
              <Icon icon={BellOff} size={14} />
              <VisuallyHidden>{t('muted')}</VisuallyHidden>
            </>
          )}
          {last && (
            <When dateTime={last.createdAt}>
              {listTime(new Date(last.createdAt), currentTime(), lang, t)}
            </When>
          )}
        </Line>
        <Line>
          <Preview>
            {last && isOwn && !isSystem && (
              <>
                <Icon icon={CornerUpRight} size={14} />
                <VisuallyHidden>{t('you')} </VisuallyHidden>
              </>
            )}
            {last && !isOwn && !isSystem && chat.kind === 'GROUP' && (
              <b dir="auto">{personName(chat.people, last.authorId, me, t)} </b>
            )}
            <span {...words}>{last ? previewOf(last, around) : t('none.messages')}</span>
          </Preview>
          {!isFound && chat.unread > 0 && (
            <>
              <Badge $tone={chat.muted ? 'neutral' : 'strong'} aria-hidden>
                {chat.unread > 99 ? '99+' : chat.unread}
              </Badge>
              <VisuallyHidden>{t('unread', { count: chat.unread })}</VisuallyHidden>
            </>
          )}
        </Line>
      </Lines>
    </RowLink>
  );
}
