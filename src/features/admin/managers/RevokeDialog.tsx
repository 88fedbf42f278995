import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import type { Manager } from '../../../generated/api/manager';
import { setRole } from '../../../generated/api/client/manager';
import { describeError } from '../../../i18n/describeError';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Text } from '../../../ui/Text/Text';

interface RevokeDialogProps {
  manager: Manager;
  onDone: () => void;
  onClose: () => void;
}

/** The last question before somebody manages the community no more. */
export function RevokeDialog({ manager, onDone, onClose }: RevokeDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const { t: say } = useTranslation();
  const { id, version, isSelf, firstName, lastName } = manager;
  const revoking = useMutation(
    {
      mutationFn: () => request(setRole, { params: { id }, body: { isManager: false, version } }),
      onSuccess: onDone,
    },
    queryClient,
  );
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Dialog
      open
      size="sm"
      title={isSelf ? t('managers.resignTitle') : t('managers.revokeTitle', { name })}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            loading={revoking.isPending}
            loadingLabel={say('loading')}
            onClick={() => revoking.mutate()}
          >
            {t(isSelf ? 'managers.resign' : 'managers.revoke')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <Text>{t(isSelf ? 'managers.resignText' : 'managers.revokeText')}</Text>
      {revoking.error && (
        <Text role="alert" $tone="error">
          {describeError(revoking.error, i18n)}
        </Text>
      )}
    </Dialog>
  );
}
