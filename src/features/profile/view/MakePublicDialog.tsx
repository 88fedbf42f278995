import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';

interface MakePublicDialogProps {
  onMakePublic: () => Promise<void>;
  onShare: () => Promise<void>;
  onClose: () => void;
}

/** Offers the owner of a page that few can open to make it public before its link is shared. */
export function MakePublicDialog({ onMakePublic, onShare, onClose }: MakePublicDialogProps) {
  const { t } = useTranslation('participant');
  const { t: say } = useTranslation();
  const [saving, setSaving] = useState(false);
  const shareOnly = async () => {
    await onShare();
    onClose();
  };
  const makePublic = async () => {
    setSaving(true);
    try {
      await onMakePublic();
      await shareOnly();
    } catch {
      toast.error(t('makePublic.failed'));
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('makePublic.title')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button loading={saving} onClick={() => void makePublic()}>
            {t('makePublic.submit')}
          </Button>
          <Button variant="secondary" disabled={saving} onClick={() => void shareOnly()}>
            {t('makePublic.only')}
          </Button>
        </>
      }
    >
      <Text>{t('makePublic.text')}</Text>
    </Dialog>
  );
}
