import { Loading } from '../../loading/Loading';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Times } from './TimeChoices.styles';

/** Three days of times, while they load. */
export function TimesSkeleton() {
  const { t } = useTranslation('meeting');
  return (
    <Loading text={t('propose.looking')}>
      <Stack $gap={3}>
        {[0, 1, 2].map((day) => (
          <Stack key={day} $gap={2}>
            <Skeleton width="9rem" />
            <Times>
              {[0, 1, 2, 3].map((time) => (
                <Skeleton key={time} shape="block" height="52px" />
              ))}
            </Times>
          </Stack>
        ))}
      </Stack>
    </Loading>
  );
}
