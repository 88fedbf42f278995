import { notifyManager } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { pageData } from '../../api/pageData';
import { queryClient } from '../../api/queryClient';
import { useData } from '../../api/useData';
import type { NewConnection } from '../../generated/api/introduction';
import { firstViewPart } from '../../lib/firstViewPart';
import { aheadOf } from '../../lib/lazyInTime';
import { Badge } from '../../ui/Badge/Badge';
import { ShowMore } from '../../ui/ShowMore/ShowMore';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { useAccepted } from './accepted';
import { IncomingCard } from './IncomingCard';
import { incomingQuery } from './introductionQueries';

const loadConnected = () => import('./ConnectedCard');
const ConnectedCard = firstViewPart('components/introduction/ConnectedCard.tsx', loadConnected);
const fetchConnected = aheadOf(loadConnected);

const known = (page: number) => queryClient.getQueryData(incomingQuery(page).queryKey);

/** The page as it was rendered on the server. */
const rendered = (page: number) => pageData()?.read(incomingQuery(page).queryKey) as ReturnType<typeof known>;

/** The cached pages, which are shown again on return. */
function knownPages(): number[] {
  const pages = [0];
  while (known(pages.length)) pages.push(pages.length);
  return pages;
}

const onChange = (tell: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(tell));

const countOf = (pages: readonly number[], read: typeof known): number =>
  pages.reduce((count, page) => count + (read(page)?.items.length ?? 0), 0);

function Page({ page, most }: { page: number; most?: number }) {
  const { data } = useData(incomingQuery(page));
  return data?.items.slice(0, most).map((card) => <IncomingCard key={card.subject.id} card={card} />);
}

interface IncomingProps {
  /** How many are shown before the first press of the button. All of the first page unless given. */
  few?: number;
  /** Members who accepted an introduction from the member. */
  connected?: readonly NewConnection[];
}

const nobody: readonly NewConnection[] = [];

/**
 * New connections, and introductions that wait for the member's answer. Empty if there are none. It is no `PagedList`: it is also empty while it loads and after it failed, and a member who returns finds all opened pages.
 */
export function Incoming({ few, connected = nobody }: IncomingProps) {
  const { t } = useTranslation('introduction');
  const [pages, setPages] = useState(knownPages);
  const [isShort, setShort] = useState(few !== undefined && pages.length === 1);
  const accepted = useAccepted();
  const answers = connected.filter(({ subject }) => !accepted.some((card) => card.subject.id === subject.id));
  const count = useSyncExternalStore(
    onChange,
    () => countOf(pages, known),
    () => countOf(pages, rendered),
  );
  const { data: last, isFetching } = useData(incomingQuery(pages.length - 1));
  const hasMore = last ? last.hasMore : isFetching;
  const most = isShort ? few : undefined;
  const onMore = () =>
    most !== undefined && count > most ? setShort(false) : setPages([...pages, pages.length]);
  return (
    <>
      {accepted.length + answers.length > 0 && (
        <Stack as="section" $gap={4} aria-labelledby="accepted">
          <Heading level={2} size="lg" id="accepted">
            {t('incoming.new')}
          </Heading>
          <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
            {accepted.map((card) => (
              <ConnectedCard key={card.subject.id} card={card} />
            ))}
            {answers.map((card) => (
              <ConnectedCard key={card.subject.id} isAnswer card={{ ...card, relation: 'CONNECTED' }} />
            ))}
          </Suspense>
        </Stack>
      )}
      {count > 0 && (
        // An introduction that is accepted becomes such a card.
        <Stack
          as="section"
          $gap={4}
          aria-labelledby="incoming"
          onPointerEnter={fetchConnected}
          onFocus={fetchConnected}
        >
          <Heading level={2} size="lg" id="incoming">
            {t('incoming.title')} <Badge $tone="strong">{`${count}${hasMore ? '+' : ''}`}</Badge>
          </Heading>
          {pages.map((page) => (
            <Page key={page} page={page} most={most} />
          ))}
          <ShowMore
            hasMore={hasMore || (most !== undefined && count > most)}
            loading={isFetching && !last}
            loadingLabel={t('loadingMore')}
            onMore={onMore}
          >
            {t('incoming.more')}
          </ShowMore>
        </Stack>
      )}
    </>
  );
}
