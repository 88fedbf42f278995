import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Text } from '../../../ui/Text/Text';
import { ListPending } from '../ListPending';
import { Paged } from '../Paged';
import { lineQuery } from './lineQuery';
import { useOffer } from './useOffer';
import { WaitingRow } from './WaitingRow';

interface WaitingListProps {
  eventId: string;
  now: Date;
}

/** Who waits for a place of an event, and who is offered the next one (EVT-09). */
export function WaitingList({ eventId, now }: WaitingListProps) {
  const { t } = useTranslation('organise');
  const query = useInfiniteQuery(lineQuery(eventId), queryClient);
  const { offer, busy } = useOffer(eventId);
  const { data, error, fetchStatus } = query;
  if (!data) {
    const offline = fetchStatus === 'paused';
    return <ListPending {...{ error, offline }} onRetry={() => void query.refetch()} />;
  }
  const people = data.pages.flatMap(({ list }) => list);
  if (people.length === 0) {
    return (
      <EmptyState level={3} title={t('line.none')}>
        {t('line.noneText')}
      </EmptyState>
    );
  }
  return (
    <div>
      <Text $size="sm" $tone="muted">
        {t('line.lead')}
      </Text>
      <Paged query={query}>
        {people.map((person) => (
          <WaitingRow
            key={person.id}
            {...{ person, now }}
            busy={busy === person.id}
            onOffer={() => offer(person)}
          />
        ))}
      </Paged>
    </div>
  );
}
