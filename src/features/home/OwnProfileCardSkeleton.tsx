import { useTranslation } from 'react-i18next';
import { routePaths } from '../../lib/routes';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Actions, Lines } from './OwnProfileCard.styles';

/** The card while the member is loading, in the same shape. */
export function OwnProfileCardSkeleton() {
  const { t } = useTranslation('home');
  return (
    <Card as="section" aria-label={t('me.title')}>
      <Stack $row $gap={4}>
        <Skeleton shape="circle" width="56px" />
        <Lines>
          <Skeleton width="60%" />
          <Skeleton width="90%" height="0.875rem" />
          <Skeleton width="40%" height="1.5rem" />
        </Lines>
      </Stack>
      <Actions>
        <Button variant="secondary" size="sm" to={routePaths.profile}>
          {t('me.edit')}
        </Button>
        <Button variant="quiet" size="sm" loading>
          {t('me.page')}
        </Button>
      </Actions>
    </Card>
  );
}
