import { useTranslation } from 'react-i18next';
import { RateRow } from '../../../components/introduction/RateRow';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { FewFirst } from './FewFirst';
import type { Waits } from './useWaits';

/** Ratings that are shown at first. */
const fewRatings = 3;

/** Past meetings that the member is asked to rate (HOM-03). */
export function Ratings({ asks }: Pick<Waits, 'asks'>) {
  const { t } = useTranslation('home');
  if (asks.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="ratings">
      <Heading level={2} size="lg" id="ratings">
        {t('waits.ratings')}
      </Heading>
      <FewFirst few={fewRatings}>
        {asks.map((match) => (
          <RateRow key={match.matchingId} match={match} />
        ))}
      </FewFirst>
    </Stack>
  );
}
