import { MessageSquarePlus, Settings2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { PagedList } from '../../../components/paged/PagedList';
import { usePages } from '../../../components/paged/usePages';
import type { ChatPerson, ChatRow as Row } from '../../../generated/api/chat';
import { aheadOf, lazyPart } from '../../../lib/lazyInTime';
import { Announcement } from '../../../ui/announcer/Announcement';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Icon } from '../../../ui/Icon/Icon';
import { SearchField } from '../../../ui/SearchField/SearchField';
import { Heading } from '../../../ui/Text/Heading';
import { Bar, Scroller } from '../ChatsPage.styles';
import { chatsQuery, foundQuery } from '../chatQueries';
import { chatName } from '../chatText';
import { NotLoaded } from '../../../components/failures/NotLoaded';
import { Rows, Search } from './ChatList.styles';
import { ChatListSkeleton } from './ChatListSkeleton';
import { ChatRow } from './ChatRow';

const loadBegin = () => import('../begin/BeginDialog');
const BeginDialog = lazyPart(loadBegin);
const beginAhead = aheadOf(loadBegin);
const loadSettings = () => import('./SettingsDialog');
const SettingsDialog = lazyPart(loadSettings);
const settingsAhead = aheadOf(loadSettings);

/** Letters from which on messages are searched. */
const leastTyped = 2;

interface ChatListProps {
  title: string;
  /** It is the page, and no chat is open beside it. */
  isPage: boolean;
  me: string;
  chatId: string | undefined;
  to: (chatId: string, number?: number) => string;
  onOpen: (chatId: string) => void;
  isOnline: (person: ChatPerson) => boolean | null;
}

/** The member's chats, the latest first, with a search in names and messages. */
export function ChatList({ title, isPage, me, chatId, to, onOpen, isOnline }: ChatListProps) {
  const { t } = useTranslation('chat');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<'begin' | 'settings'>();
  const close = () => setOpened(undefined);
  const list = usePages(chatsQuery);
  const receipts = list.pages?.[0]?.receipts;
  const rows = list.pages?.flatMap(({ chats }) => chats);
  const row = (each: Row, key: string, isFound = false) => {
    const [other] = each.chat.people;
    return (
      <li key={key}>
        <ChatRow
          row={each}
          me={me}
          to={to(each.chat.id, isFound ? each.last?.number : undefined)}
          isCurrent={!isFound && each.chat.id === chatId}
          online={each.chat.kind === 'DIRECT' && other !== undefined && isOnline(other) === true}
          isFound={isFound}
        />
      </li>
    );
  };
  return (
    <>
      <Bar>
        <Heading level={isPage ? 1 : 2} size="lg">
          {title}
        </Heading>
        <Button
          variant="quiet"
          square
          aria-label={t('start')}
          onPointerEnter={beginAhead}
          onFocus={beginAhead}
          onClick={() => setOpened('begin')}
        >
          <Icon icon={MessageSquarePlus} />
        </Button>
        {receipts !== undefined && (
          <Button
            variant="quiet"
            square
            aria-label={t('settings.open')}
            onPointerEnter={settingsAhead}
            onFocus={settingsAhead}
            onClick={() => setOpened('settings')}
          >
            <Icon icon={Settings2} />
          </Button>
        )}
      </Bar>
      <Search>
        <SearchField label={t('search')} search={search} maxLength={100} onSearch={setSearch} />
      </Search>
      <Scroller tabIndex={-1}>
        {search.length >= leastTyped ? (
          <Found search={search} rows={rows ?? []} row={row} />
        ) : (
          <PagedList
            list={list}
            items={rows}
            skeleton={<ChatListSkeleton />}
            failed={(failure) => <NotLoaded title={t('failed.title')} text={t('failed.text')} {...failure} />}
            empty={
              <EmptyState
                drawing="messages"
                title={t('none.title')}
                action={<Button onClick={() => setOpened('begin')}>{t('start')}</Button>}
              >
                {t('none.text')}
              </EmptyState>
            }
            more={t('more')}
            loadingLabel={t('loadingMore')}
            failedMore={t('failed.title')}
          >
            {(chats) => <Rows aria-label={t('list')}>{chats.map((each) => row(each, each.chat.id))}</Rows>}
          </PagedList>
        )}
      </Scroller>
      <Suspense fallback={null}>
        {opened === 'begin' && (
          <BeginDialog
            onClose={close}
            onOpened={(id) => {
              close();
              onOpen(id);
            }}
          />
        )}
        {opened === 'settings' && receipts !== undefined && (
          <SettingsDialog receipts={receipts} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

interface FoundProps {
  search: string;
  rows: readonly Row[];
  row: (row: Row, key: string, isFound?: boolean) => React.ReactNode;
}

/** The chats and messages with these words. */
function Found({ search, rows, row }: FoundProps) {
  const { t } = useTranslation('chat');
  const { data, error, fetchStatus, refetch } = useData(foundQuery(search));
  const wanted = search.toLocaleLowerCase();
  const chats = rows.filter(({ chat }) => chatName(chat, t).toLocaleLowerCase().includes(wanted));
  if (!data && chats.length === 0) {
    const offline = fetchStatus === 'paused';
    if (error || offline) {
      return (
        <NotLoaded
          title={t('failed.title')}
          text={t('failed.text')}
          offline={offline}
          onRetry={() => void refetch()}
        />
      );
    }
    return <ChatListSkeleton />;
  }
  const messages = data?.messages ?? [];
  const count = chats.length + messages.length;
  if (count === 0) {
    return (
      <EmptyState drawing="search" title={t('none.found')}>
        {t('none.foundText')}
      </EmptyState>
    );
  }
  return (
    <>
      <Announcement>{t('found.count', { count })}</Announcement>
      {chats.length > 0 && (
        <Rows aria-label={t('found.chats')}>{chats.map((each) => row(each, each.chat.id))}</Rows>
      )}
      {messages.length > 0 && (
        <Rows aria-label={t('found.messages')}>
          {messages.map(({ chat, message }) =>
            row({ chat, last: message }, `${chat.id} ${message.number}`, true),
          )}
        </Rows>
      )}
    </>
  );
}
