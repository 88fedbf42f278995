import { useTranslation } from 'react-i18next';
import type { Match } from '../../generated/api/meeting';
import { Card } from '../../ui/Card/Card';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { RateButton } from './RateButton';

/** A past meeting that waits for the member's rating (HOM-03). Needs the texts `meeting`. */
export function RateRow({ match }: { match: Match }) {
  const { t } = useTranslation('meeting');
  const { firstName, lastName } = match.subject;
  const title = t('rate.title', { name: firstName || lastName });
  return (
    <Card as="article" aria-label={title}>
      <Stack $row $gap={3} $wrap $justify="between">
        <Heading level={3} size="md">
          {title}
        </Heading>
        <RateButton match={match} />
      </Stack>
    </Card>
  );
}
