import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import type { Manager } from '../../../generated/api/manager';
import { setRole } from '../../../generated/api/client/manager';
import { describeError } from '../../../i18n/describeError';
import { Button } from '../../../ui/Button/Button';
import { toast } from '../../../ui/toast/toast';

/** Takes back the invitation of somebody who has not answered (D10). */
export function TakeBack({ manager, onDone }: { manager: Manager; onDone: () => void }) {
  const { t, i18n } = useTranslation('admin');
  const { id, firstName, lastName } = manager;
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => request(setRole, { params: { id }, body: { isManager: false } }),
      onError: (error) => toast.error(describeError(error, i18n)),
      onSettled: onDone,
    },
    queryClient,
  );
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={isPending}
      aria-label={t('managers.takeBackFrom', { name: `${firstName} ${lastName}`.trim() })}
      onClick={() => mutate()}
    >
      {t('managers.takeBack')}
    </Button>
  );
}
