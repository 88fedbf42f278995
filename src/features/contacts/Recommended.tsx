import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import { recommendationsQuery } from '../../components/introduction/introductionQueries';
import type { PersonDeedsProps } from '../../components/introduction/PersonDeeds';
import { RecommendedCard } from '../../components/introduction/RecommendedCard';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';

/** Whom this week's round recommends, the best of them; the rest is at home. */
export function Recommended(by: Pick<PersonDeedsProps, 'participantId' | 'community'>) {
  const { t } = useTranslation('contacts');
  const { data, error } = useData(recommendationsQuery(0));
  if (error && !data) return <Text $tone="error">{t('failed.text')}</Text>;
  if (!data) return <Skeleton height="9rem" />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t('none.recommended')}
        action={<Button to={routePaths.myCommunities}>{t('home')}</Button>}
      >
        {t('none.recommendedText')}
      </EmptyState>
    );
  }
  return (
    <Stack $gap={3}>
      {data.items.map((card) => (
        <RecommendedCard key={card.subject.id} card={card} credits={data.credits} {...by} />
      ))}
      {data.hasMore && (
        <div>
          <Button variant="secondary" to={routePaths.myCommunities}>
            {t('home')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
