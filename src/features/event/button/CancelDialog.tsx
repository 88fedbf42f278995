import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { DialogText } from '../../../ui/Dialog/DialogText';

/** What a person gives up: their seat, request, place on the waiting list, or offer. */
export type GivenUp = 'place' | 'request' | 'line' | 'offer';

interface CancelDialogProps {
  what: GivenUp;
  /** What happens then. */
  consequence: string;
  onCancel: () => void;
  onClose: () => void;
}

/** Asks before a seat is given up, because somebody else may get it immediately. */
export function CancelDialog({ what, consequence, onCancel, onClose }: CancelDialogProps) {
  const { t } = useTranslation('eventPage');
  const { t: common } = useTranslation();
  return (
    <Dialog
      open
      size="sm"
      title={t(`cancel.${what}.title`)}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onCancel();
            }}
          >
            {t(`cancel.${what}.action`)}
          </Button>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {t(`cancel.${what}.keep`)}
          </Button>
        </>
      }
    >
      <DialogText>{consequence}</DialogText>
    </Dialog>
  );
}
