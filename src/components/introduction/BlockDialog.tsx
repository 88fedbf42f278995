import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Text } from '../../ui/Text/Text';

interface BlockDialogProps {
  name: string;
  onBlock: () => Promise<void>;
  onClose: () => void;
}

/** Asks once more: what was between the two does not come back. */
export default function BlockDialog({ name, onBlock, onClose }: BlockDialogProps) {
  const { t } = useTranslation('introduction');
  const { t: say } = useTranslation();
  return (
    <Dialog
      open
      size="sm"
      title={t('block.title', { name })}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              void onBlock();
            }}
          >
            {t('block.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <Text>{t('block.text', { name })}</Text>
    </Dialog>
  );
}
