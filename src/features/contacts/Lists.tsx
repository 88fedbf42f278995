import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { useData } from '../../api/useData';
import { Incoming } from '../../components/introduction/Incoming';
import {
  blocksQuery,
  bookmarksQuery,
  incomingQuery,
  recommendationsQuery,
  relationsQuery,
} from '../../components/introduction/introductionQueries';
import { RecommendedCard } from '../../components/introduction/RecommendedCard';
import { useNobodyText } from '../../components/introduction/useNobodyText';
import type { ContactTab } from '../../lib/contactTabs';
import { Button } from '../../ui/Button/Button';
import { BlockedRow } from './BlockedRow';
import { ConnectionRow } from './ConnectionRow';
import { ContactList, type Paging } from './ContactList';
import { ContactRow } from './ContactRow';
import { RowSkeletons } from './RowSkeletons';

const sentQuery = (page: number) => relationsQuery('INTERESTED', page);
const connectedQuery = (page: number) => relationsQuery('CONNECTED', page);
const hiddenQuery = (page: number) => relationsQuery('HIDDEN', page);

/** Loads the first page of a tab's lists before they render. */
export function useListAhead(tab: ContactTab | undefined): void {
  useEffect(() => {
    if (tab === 'meet') {
      void queryClient.prefetchQuery(incomingQuery(0));
      void queryClient.prefetchQuery(recommendationsQuery(0));
      void queryClient.prefetchQuery(sentQuery(0));
    } else if (tab === 'blocked') void queryClient.prefetchQuery(blocksQuery(0));
    else if (tab === 'bookmarked') void queryClient.prefetchQuery(bookmarksQuery(0));
    else if (tab === 'hidden') void queryClient.prefetchQuery(hiddenQuery(0));
    else if (tab) void queryClient.prefetchQuery(connectedQuery(0));
  }, [tab]);
}

/** The member’s connections. */
export function Connected(paging: Paging) {
  const { t } = useTranslation('contacts');
  return (
    <ContactList
      {...paging}
      id="connected"
      title={t('tabs.connected')}
      query={connectedQuery}
      none={() => ({ title: t('none.connected'), text: t('none.connectedText') })}
      row={(card) => (
        <li key={card.subject.id}>
          <ConnectionRow card={card} />
        </li>
      )}
    />
  );
}

interface ToMeetProps extends Paging {
  /** The home of members. */
  home: string;
}

/** Introductions to the member, this week’s recommendations, and introductions that the member has sent. */
export function ToMeet({ home, ...paging }: ToMeetProps) {
  const { t: say } = useTranslation('contacts');
  const nobody = useNobodyText();
  const [recommended, setRecommended] = useState(1);
  const known = [useData(incomingQuery(0)), useData(recommendationsQuery(0)), useData(sentQuery(0))];
  // Each has its place once the lists above it are known.
  if (known.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching')) {
    return <RowSkeletons count={4} />;
  }
  return (
    <>
      <Incoming />
      <ContactList
        pages={recommended}
        onPages={setRecommended}
        id="recommended"
        title={say('recommended')}
        titled
        query={recommendationsQuery}
        isHere={({ relation }) => relation !== 'INCOMING'}
        none={(page) => ({ ...nobody(page), action: <Button to={home}>{say('home')}</Button> })}
        row={(card, { credits }) => (
          <li key={card.subject.id}>
            <RecommendedCard card={card} credits={credits} />
          </li>
        )}
      />
      <ContactList
        {...paging}
        id="sent"
        title={say('sent')}
        titled
        query={sentQuery}
        row={(card) => (
          <li key={card.subject.id}>
            <ContactRow card={card} />
          </li>
        )}
      />
    </>
  );
}

interface KeptProps extends Paging {
  tab: 'bookmarked' | 'hidden';
}

/** The people the member has bookmarked or hidden. */
export function Kept({ tab, ...paging }: KeptProps) {
  const { t } = useTranslation('contacts');
  return (
    <ContactList
      {...paging}
      id={tab}
      title={tab === 'hidden' ? t('titles.hidden') : t('tabs.bookmarked')}
      query={tab === 'bookmarked' ? bookmarksQuery : hiddenQuery}
      none={() => ({ title: t(`none.${tab}`), text: t(`none.${tab}Text`) })}
      row={(card) => (
        <li key={card.subject.id}>
          <ContactRow card={card} />
        </li>
      )}
    />
  );
}

/** The people the member has blocked. */
export function Blocked(paging: Paging) {
  const { t } = useTranslation('contacts');
  return (
    <ContactList
      {...paging}
      id="blocked"
      title={t('titles.blocked')}
      query={blocksQuery}
      none={() => ({ title: t('none.blocked'), text: t('none.blockedText') })}
      row={(person) => (
        <li key={person.id}>
          <BlockedRow person={person} />
        </li>
      )}
    />
  );
}
