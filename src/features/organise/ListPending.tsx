import { Loading } from '../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';

interface ListPendingProps {
  /** Why they don't come. */
  failure?: { offline: boolean; onRetry: () => void };
}

/** Replaces an unloaded list: loading, or the error. */
export function ListPending({ failure }: ListPendingProps) {
  const { t } = useTranslation('organise');
  const { t: say } = useTranslation();
  if (!failure) {
    return (
      <Loading>
        <Stack $gap={2}>
          {Array.from({ length: 4 }, (_, at) => (
            <Skeleton key={at} shape="block" height="60px" />
          ))}
        </Stack>
      </Loading>
    );
  }
  const { offline, onRetry } = failure;
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {say('retry')}
    </Button>
  );
  return (
    <EmptyState level={3} drawing="messages" title={t('failed.title')} action={offline ? undefined : retry}>
      {offline ? say('loadsOnline') : t('failed.text')}
    </EmptyState>
  );
}
