import { Loading } from '../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';

/** The skeleton of a Notice. */
export function Waiting({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <Loading text={label ?? t('loading')}>
      <Stack $align="center" $gap={4}>
        <Skeleton shape="circle" width="72px" />
        <Skeleton width="70%" height="1.5rem" />
        <Skeleton width="90%" />
        <Skeleton width="100%" height="48px" shape="block" />
      </Stack>
    </Loading>
  );
}
