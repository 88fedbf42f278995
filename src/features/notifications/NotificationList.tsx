import { useTranslation } from 'react-i18next';
import { PagedList } from '../../components/paged/PagedList';
import { usePages } from '../../components/paged/usePages';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Entries } from './Entries';
import { NotLoaded } from '../../components/failures/NotLoaded';
import { ListSkeleton } from './ListSkeleton';
import { notificationsQuery } from './notificationList';

interface NotificationListProps {
  settings: string;
  onLeave: () => void;
}

/** The entries, page by page, with the states of their list. */
export function NotificationList(props: NotificationListProps) {
  const { t } = useTranslation('notification');
  const list = usePages(notificationsQuery);
  return (
    <PagedList
      list={list}
      items={list.pages?.flatMap(({ notifications }) => notifications)}
      skeleton={<ListSkeleton />}
      failed={(failure) => <NotLoaded title={t('failed.title')} text={t('failed.text')} {...failure} />}
      empty={
        <EmptyState drawing="messages" level={3} title={t('none.title')}>
          {t('none.text')}
        </EmptyState>
      }
      more={t('more')}
      loadingLabel={t('loadingMore')}
      failedMore={t('failed.more')}
    >
      {(entries) => <Entries entries={entries} {...props} />}
    </PagedList>
  );
}
