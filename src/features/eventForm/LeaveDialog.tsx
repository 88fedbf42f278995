import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { DialogText } from '../../ui/Dialog/DialogText';

interface LeaveDialogProps {
  /** Whether the chosen cover is kept with the draft. */
  coverKept: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whether to leave, and whether to keep the draft. */
export default function LeaveDialog({ coverKept, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation('eventForm');
  const { t: say } = useTranslation();
  return (
    <Dialog
      open
      title={t('leave.title')}
      closeLabel={say('close')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onKeep}>{t('leave.keep')}</Button>
          <Button variant="secondary" onClick={onDiscard}>
            {t('leave.discard')}
          </Button>
        </>
      }
    >
      <DialogText>
        {t('leave.text')} {!coverKept && t('leave.withoutCover')}
      </DialogText>
    </Dialog>
  );
}
