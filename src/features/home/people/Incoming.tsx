import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { IncomingCard } from '../../../components/introduction/IncomingCard';
import { incomingQuery } from '../../../components/introduction/introductionQueries';
import { Badge } from '../../../ui/Badge/Badge';
import { ShowMore } from '../../../ui/ShowMore/ShowMore';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';

/** Pages that were shown before: whoever comes back finds them. */
function knownPages(): number {
  let pages = 1;
  while (queryClient.getQueryData(incomingQuery(pages).queryKey)) pages += 1;
  return pages;
}

/** Who waits for my answer, before everything else; nothing where nobody does. */
export function Incoming() {
  const { t } = useTranslation('introduction');
  const [pages, setPages] = useState(knownPages);
  const queries = Array.from({ length: pages }, (_, page) => incomingQuery(page));
  const found = useQueries({ queries }, queryClient);
  const cards = found.flatMap(({ data }) => data?.items ?? []);
  if (cards.length === 0) return null;
  const last = found.at(-1);
  const hasMore = last?.data ? last.data.hasMore : last?.isFetching;
  return (
    <Stack as="section" $gap={4} aria-labelledby="incoming">
      <Heading level={2} size="lg" id="incoming">
        {t('incoming.title')} <Badge $tone="strong">{`${cards.length}${hasMore ? '+' : ''}`}</Badge>
      </Heading>
      {cards.map((card) => (
        <IncomingCard key={card.subject.id} card={card} />
      ))}
      <ShowMore
        hasMore={hasMore === true}
        loading={last?.isLoading}
        loadingLabel={t('loadingMore')}
        onMore={() => setPages(pages + 1)}
      >
        {t('incoming.more')}
      </ShowMore>
    </Stack>
  );
}
