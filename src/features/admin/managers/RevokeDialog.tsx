import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import type { Manager } from '../../../generated/api/manager';
import { setRole } from '../../../generated/api/client/manager';
import { DialogText } from '../../../ui/Dialog/DialogText';

interface RevokeDialogProps {
  manager: Manager;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a manager's role ends. */
export function RevokeDialog({ manager, onDone, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('admin');
  const { t: say } = useTranslation();
  const { id, version, isSelf, firstName, lastName } = manager;
  const form = useSubmit({
    send: async () => {
      await request(setRole, { params: { id }, body: { isManager: false, version } });
      onDone();
    },
  });
  const name = `${firstName} ${lastName}`.trim();
  return (
    <FormDialog
      keepOpen={false}
      size="sm"
      title={isSelf ? t('managers.resignTitle') : t('managers.revokeTitle', { name })}
      onClose={onClose}
      form={form}
      danger
      submitLabel={t(isSelf ? 'managers.resign' : 'managers.revoke')}
      loadingLabel={say('loading')}
    >
      <DialogText>{t(isSelf ? 'managers.resignText' : 'managers.revokeText')}</DialogText>
    </FormDialog>
  );
}
