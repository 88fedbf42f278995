import { useMutation } from '@tanstack/react-query';
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

/** Takes the invitation back by making another one, after asking. */
export function RenewInvitation({ disabled, onRenewed }: { disabled: boolean; onRenewed: () => void }) {
  const { t } = useTranslation('home');
  const { t: common, i18n } = useTranslation();
  const [asking, setAsking] = useState(false);
  const renew = useMutation(
    {
      mutationFn: () => request(renewInvitation),
      onSuccess: ({ invitationId }) => {
        queryClient.setQueryData(initQuery.queryKey, (init) => init && { ...init, invitationId });
        setAsking(false);
        onRenewed();
      },
    },
    queryClient,
  );
  const actions = (
    <>
      <Button loading={renew.isPending} onClick={() => renew.mutate()}>
        {t('invite.renew')}
      </Button>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        {common('cancel')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" size="sm" disabled={disabled} onClick={() => setAsking(true)}>
        {t('invite.renew')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('invite.renewTitle')}
        closeLabel={common('close')}
        size="sm"
        actions={actions}
      >
        <Stack $gap={4}>
          <Text>{t('invite.renewText')}</Text>
          {renew.error && (
            <Banner tone="error" role="alert">
              {describeError(renew.error, i18n)}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
