import type { UseQueryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useData } from '../../api/useData';
import type { PersonDeedsProps } from '../../components/introduction/PersonDeeds';
import { bookmarksQuery, relationsQuery } from '../../components/introduction/introductionQueries';
import type { ContactPage } from '../../generated/api/introduction';
import { Banner } from '../../ui/Banner/Banner';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ShowMore } from '../../ui/ShowMore/ShowMore';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { space } from '../../ui/theme';
import { ContactRow } from './ContactRow';
import type { ContactTab } from './contactTabs';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export type ContactListTab = Exclude<ContactTab, 'recommended'>;

const lists = { interested: 'INTERESTED', connected: 'CONNECTED', hidden: 'HIDDEN' } as const;

type PageQuery = UseQueryOptions<ContactPage, Error, ContactPage, string[]>;

const queryOf = (tab: ContactListTab, page: number) =>
  (tab === 'bookmarked' ? bookmarksQuery(page) : relationsQuery(lists[tab], page)) as unknown as PageQuery;

interface ContactListProps extends Pick<PersonDeedsProps, 'participantId' | 'community'> {
  tab: ContactListTab;
  /** Pages that are shown, from 1. */
  pages: number;
  onPages: (pages: number) => void;
}

/** One list of contacts, as far as it was asked for. */
export function ContactList({ tab, pages, onPages, ...by }: ContactListProps) {
  const { t } = useTranslation('contacts');
  const { t: say } = useTranslation();
  const first = useData(queryOf(tab, 0));
  const last = useData(queryOf(tab, pages - 1));
  const offline = first.fetchStatus === 'paused';
  if (!first.data && (first.error || offline)) {
    return (
      <Banner
        tone="error"
        role="alert"
        title={t('failed.title')}
        action={
          !offline && (
            <Button variant="secondary" size="sm" onClick={() => void first.refetch()}>
              {say('retry')}
            </Button>
          )
        }
      >
        {t(offline ? 'failed.offline' : 'failed.text')}
      </Banner>
    );
  }
  if (!first.data) {
    return (
      <List as="div" role="status" aria-busy aria-label={say('loading')}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} height="9rem" />
        ))}
      </List>
    );
  }
  if (first.data.items.length === 0) {
    return (
      <EmptyState level={2} title={t(`none.${tab}`)}>
        {t(`none.${tab}Text`)}
      </EmptyState>
    );
  }
  return (
    <>
      <List>
        {Array.from({ length: pages }, (_, page) => (
          <Rows key={page} page={page} tab={tab} {...by} />
        ))}
      </List>
      <ShowMore
        hasMore={last.data?.hasMore ?? false}
        loading={last.isFetching && !last.data}
        loadingLabel={t('loadingMore')}
        onMore={() => onPages(pages + 1)}
      >
        {t('more')}
      </ShowMore>
    </>
  );
}

function Rows({
  page,
  tab,
  ...by
}: { page: number } & Pick<ContactListProps, 'tab' | 'participantId' | 'community'>) {
  const { data } = useData(queryOf(tab, page));
  if (!data) {
    return (
      <li>
        <Skeleton height="9rem" />
      </li>
    );
  }
  return data.items.map((card) => (
    <ContactRow key={card.subject.id} card={card} hidden={tab === 'hidden'} {...by} />
  ));
}
