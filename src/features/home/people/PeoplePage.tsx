import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import type { RecommendationCard } from '../../../generated/api/introduction';
import { recommendationsQuery } from '../../../components/introduction/introductionQueries';
import { RecommendedCard } from '../../../components/introduction/RecommendedCard';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';

/** Number of featured people: the best matches. Others are hidden at first. */
export const featured = 3;

/** A person who waits for an answer is listed with the other introductions. */
export const isNew = ({ relation }: RecommendationCard): boolean => relation !== 'INCOMING';

interface PeoplePageProps {
  page: number;
  /** Shows only the featured people. */
  short: boolean;
}

/** One page of recommended people. */
export function PeoplePage({ page, short }: PeoplePageProps) {
  const { t } = useTranslation('introduction');
  const { data, error } = useData(recommendationsQuery(page));
  if (error && !data) return <Text $tone="error">{t('failed.text')}</Text>;
  if (!data) return <Skeleton height="10rem" />;
  return data.items
    .filter(isNew)
    .slice(0, short ? featured : undefined)
    .map((card, place) => (
      <RecommendedCard
        key={card.subject.id}
        card={card}
        featured={page === 0 && place < featured}
        credits={data.credits}
      />
    ));
}
