import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import {
  blocksQuery,
  bookmarksQuery,
  recommendationsQuery,
  relationsQuery,
} from '../../components/introduction/introductionQueries';
import { RecommendedCard } from '../../components/introduction/RecommendedCard';
import { formatDate } from '../../i18n/format';
import { useLang } from '../../i18n/useLang';
import type { ContactTab } from '../../lib/contactTabs';
import { Button } from '../../ui/Button/Button';
import { BlockedRow } from './BlockedRow';
import { ContactList, type Paging } from './ContactList';
import { ContactRow, type ContactRowProps } from './ContactRow';

type By = Omit<ContactRowProps, 'card'>;

const lists = { interested: 'INTERESTED', connected: 'CONNECTED', hidden: 'HIDDEN' } as const;

/** Loads the first page of a list before it renders. */
export function useListAhead(tab: ContactTab | undefined): void {
  useEffect(() => {
    if (tab === 'recommended') void queryClient.prefetchQuery(recommendationsQuery(0));
    else if (tab === 'blocked') void queryClient.prefetchQuery(blocksQuery(0));
    else if (tab === 'bookmarked') void queryClient.prefetchQuery(bookmarksQuery(0));
    else if (tab) void queryClient.prefetchQuery(relationsQuery(lists[tab], 0));
  }, [tab]);
}

interface RecommendedProps extends Paging {
  by: By;
  /** The home of members. */
  home: string;
}

/** This week's recommendations. */
export function Recommended({ by: { participantId }, home, ...paging }: RecommendedProps) {
  const { t } = useTranslation('introduction');
  const { t: say } = useTranslation('contacts');
  const lang = useLang();
  return (
    <ContactList
      {...paging}
      query={recommendationsQuery}
      none={({ state, nextRoundAt }) => {
        const date = nextRoundAt ? formatDate(new Date(nextRoundAt), lang) : t('none.later');
        const why = state === 'READY' || state === 'OUT_OF_CREDITS' ? 'NONE_LEFT' : state;
        return {
          title: t(`none.${why}`, { date }),
          text: t(`none.${why}Text`, { date }),
          action: <Button to={home}>{say('home')}</Button>,
        };
      }}
      row={(card, { credits }) => (
        <li key={card.subject.id}>
          <RecommendedCard card={card} credits={credits} participantId={participantId} />
        </li>
      )}
    />
  );
}

interface RelatedProps extends Paging {
  tab: keyof typeof lists | 'bookmarked';
  by: By;
}

/** The lists of people whom the member asked to meet, is connected with, hid or bookmarked. */
export function Related({ tab, by, ...paging }: RelatedProps) {
  const { t } = useTranslation('contacts');
  return (
    <ContactList
      {...paging}
      query={tab === 'bookmarked' ? bookmarksQuery : (page) => relationsQuery(lists[tab], page)}
      none={() => ({ title: t(`none.${tab}`), text: t(`none.${tab}Text`) })}
      row={(card) => <ContactRow key={card.subject.id} card={card} {...by} />}
    />
  );
}

/** The people whom the member blocked. */
export function Blocked(paging: Paging) {
  const { t } = useTranslation('contacts');
  return (
    <ContactList
      {...paging}
      query={blocksQuery}
      none={() => ({ title: t('none.blocked'), text: t('none.blockedText') })}
      row={(person) => <BlockedRow key={person.id} person={person} />}
    />
  );
}
