import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../components/form/useSubmit';
import type { OwnProfile } from '../../../generated/api/participant';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { DialogText } from '../../../ui/Dialog/DialogText';
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
  const shareOnly = async () => {
    await onShare();
    onClose();
  };
  const { busy, submit } = useSubmit({
    send: async () => {
      await makePublic(profile);
      await shareOnly();
    },
    inToast: true,
  });
  return (
    <Dialog
      open
      size="sm"
      title={t('makePublic.title')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button loading={busy} onClick={() => void submit()}>
            {t('makePublic.submit')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void shareOnly()}>
            {t('makePublic.only')}
          </Button>
        </>
      }
    >
      <DialogText>{t('makePublic.text')}</DialogText>
    </Dialog>
  );
}
