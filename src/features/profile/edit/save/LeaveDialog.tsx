import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../../i18n/useTexts';
import { Button } from '../../../../ui/Button/Button';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { DialogText } from '../../../../ui/Dialog/DialogText';

interface LeaveDialogProps {
  /** It is being saved. */
  busy: boolean;
  onClose: () => void;
  onSave: () => void;
  onGo: () => void;
}

/** Asks what to do with unsaved changes. */
export default function LeaveDialog({ busy, onClose, onSave, onGo }: LeaveDialogProps) {
  useTexts('account');
  const { t } = useTranslation('account');
  const { t: say } = useTranslation();
  return (
    <Dialog
      open
      title={t('leave.title')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button loading={busy} loadingLabel={t('leave.saving')} onClick={onSave}>
            {t('leave.save')}
          </Button>
          <Button variant="secondary" onClick={onGo}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <DialogText>{t('leave.text')}</DialogText>
    </Dialog>
  );
}
