import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { renewInvitation } from '../../../generated/api/client/invitation';
import { describeError } from '../../../i18n/describeError';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';

interface RenewDialogProps {
  onClose: () => void;
  onRenewed: () => void;
}

/** Takes the invitation back by making another one, after asking. */
export default function RenewDialog({ onClose, onRenewed }: RenewDialogProps) {
  const { t } = useTranslation('home');
  const { t: common, i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const renew = async () => {
    setBusy(true);
    try {
      const { invitationId } = await request(renewInvitation);
      queryClient.setQueryData(initQuery.queryKey, (init) => init && { ...init, invitationId });
      onRenewed();
      onClose();
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button loading={busy} onClick={() => void renew()}>
        {t('invite.renew')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {common('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invite.renewTitle')}
      closeLabel={common('close')}
      size="sm"
      actions={actions}
    >
      <Stack $gap={4}>
        <Text>{t('invite.renewText')}</Text>
        {error !== undefined && (
          <Banner tone="error" role="alert">
            {describeError(error, i18n)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
