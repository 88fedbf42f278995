import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '../../../generated/api/participant';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Text } from '../../../ui/Text/Text';
import { toast } from '../../../ui/toast/toast';
import { makePublic } from './makePublic';

interface MakePublicDialogProps {
  profile: OwnProfile;
  onShare: () => Promise<void>;
  onClose: () => void;
}

/** Offers the owner of a page that few can open to make it public before its link is shared. */
export default function MakePublicDialog({ profile, onShare, onClose }: MakePublicDialogProps) {
  const { t } = useTranslation('participant');
  const { t: say } = useTranslation();
  const [saving, setSaving] = useState(false);
  const shareOnly = async () => {
    await onShare();
    onClose();
  };
  const publish = async () => {
    setSaving(true);
    try {
      await makePublic(profile);
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
          <Button loading={saving} onClick={() => void publish()}>
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
