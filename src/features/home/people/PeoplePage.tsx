import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import type { RecommendationCard } from '../../../generated/api/introduction';
import { recommendationsQuery } from '../../../components/introduction/introductionQueries';
import { RecommendedCard, type RecommendedCardProps } from '../../../components/introduction/RecommendedCard';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';

/** How many stand out: those who fit best. Nobody else is shown at first. */
export const featured = 3;

/** Whoever waits for an answer stands with those who do. */
export const isNew = ({ relation }: RecommendationCard): boolean => relation !== 'INCOMING';

interface PeoplePageProps extends Omit<RecommendedCardProps, 'card' | 'featured'> {
  page: number;
  /** Only those who stand out. */
  short: boolean;
}

/** One page of those whom the round recommends. */
export function PeoplePage({ page, short, ...by }: PeoplePageProps) {
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
        {...by}
        card={card}
        featured={page === 0 && place < featured}
        credits={data.credits}
      />
    ));
}
