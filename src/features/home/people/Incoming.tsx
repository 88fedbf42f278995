import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { IncomingCard } from '../../../components/introduction/IncomingCard';
import { incomingQuery } from '../../../components/introduction/introductionQueries';
import { Badge } from '../../../ui/Badge/Badge';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';

/** Who waits for my answer, before everything else; nothing where nobody does. */
export function Incoming() {
  const { t } = useTranslation('introduction');
  const { data } = useData(incomingQuery(0));
  if (!data || data.items.length === 0) return null;
  return (
    <Stack as="section" $gap={4} aria-labelledby="incoming">
      <Heading level={2} size="lg" id="incoming">
        {t('incoming.title')} <Badge $tone="strong">{`${data.items.length}${data.hasMore ? '+' : ''}`}</Badge>
      </Heading>
      {data.items.map((card) => (
        <IncomingCard key={card.subject.id} card={card} />
      ))}
    </Stack>
  );
}
