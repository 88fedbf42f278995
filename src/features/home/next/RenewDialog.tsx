import { useTranslation } from 'react-i18next';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { renewInvitation } from '../../../generated/api/client/invitation';
import { DialogText } from '../../../ui/Dialog/DialogText';

interface RenewDialogProps {
  onClose: () => void;
  onRenewed: () => void;
}

/** Takes the invitation back by making another one, after asking. */
export default function RenewDialog({ onClose, onRenewed }: RenewDialogProps) {
  const { t } = useTranslation('home');
  const form = useSubmit({
    send: async () => {
      const { invitationId } = await request(renewInvitation);
      queryClient.setQueryData(initQuery.queryKey, (init) => init && { ...init, invitationId });
      onRenewed();
      onClose();
    },
  });
  return (
    <FormDialog
      keepOpen={false}
      size="sm"
      title={t('invite.renewTitle')}
      onClose={onClose}
      form={form}
      submitLabel={t('invite.renew')}
    >
      <DialogText>{t('invite.renewText')}</DialogText>
    </FormDialog>
  );
}
