import { useTranslation } from 'react-i18next';
import { usePages } from '../../../components/paged/usePages';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Text } from '../../../ui/Text/Text';
import { Paged } from '../Paged';
import { waitingListQuery } from './waitingListQuery';
import { WaitingRow } from './WaitingRow';

interface WaitingListProps {
  eventId: string;
  now: Date;
}

/** The waiting list of an event, with its offers (EVT-09). */
export function WaitingList({ eventId, now }: WaitingListProps) {
  const { t } = useTranslation('organise');
  const list = usePages(waitingListQuery(eventId));
  return (
    <Paged
      list={list}
      items={list.pages?.flatMap((page) => page.list)}
      empty={
        <EmptyState level={3} title={t('line.none')}>
          {t('line.noneText')}
        </EmptyState>
      }
      head={
        <Text $size="sm" $tone="muted">
          {t('line.lead')}
        </Text>
      }
    >
      {(person) => <WaitingRow key={person.id} eventId={eventId} person={person} now={now} />}
    </Paged>
  );
}
