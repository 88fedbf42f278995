import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Text } from '../../../ui/Text/Text';

/** What somebody gives up: the place they have, the request for one, the place in line, or the one that is held for them. */
export type GivenUp = 'place' | 'request' | 'line' | 'offer';

interface CancelDialogProps {
  what: GivenUp;
  /** What comes of it. */
  consequence: string;
  onCancel: () => void;
  onClose: () => void;
}

/** Asks before a place is given up, which somebody else may have the next moment. */
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
      <Text>{consequence}</Text>
    </Dialog>
  );
}
