import { useTranslation } from 'react-i18next';
import { useData } from '../../../api/useData';
import { recommendationsQuery } from '../../../components/introduction/introductionQueries';
import { RecommendedCard, type RecommendedCardProps } from '../../../components/introduction/RecommendedCard';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Text } from '../../../ui/Text/Text';

/** How many stand out: those who fit best. */
const featured = 3;

interface PeoplePageProps extends Omit<RecommendedCardProps, 'card' | 'featured'> {
  page: number;
}

/** One page of those whom the round recommends. */
export function PeoplePage({ page, ...by }: PeoplePageProps) {
  const { t } = useTranslation('introduction');
  const { data, error } = useData(recommendationsQuery(page));
  if (error && !data) return <Text $tone="error">{t('failed.text')}</Text>;
  if (!data) return <Skeleton height="10rem" />;
  return data.items.map((card, place) => (
    <RecommendedCard
      key={card.subject.id}
      {...by}
      card={card}
      featured={page === 0 && place < featured}
      credits={data.credits}
    />
  ));
}
