import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Times } from './TimeChoices.styles';

/** Three days of times, while they load. */
export function TimesSkeleton() {
  const { t } = useTranslation('meeting');
  return (
    <Stack $gap={3} role="status" aria-busy aria-label={t('propose.looking')}>
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
  );
}
