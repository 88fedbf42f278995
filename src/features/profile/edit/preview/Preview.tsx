import { useTranslation } from 'react-i18next';
import { ParticipantCard } from '../../../../components/participant/ParticipantCard';
import { useTexts } from '../../../../i18n/useTexts';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { DialogText } from '../../../../ui/Dialog/DialogText';
import { Stack } from '../../../../ui/Stack/Stack';
import { useEditing } from '../useEditing';
import { asOthersSee } from '../values/asOthersSee';

/** 'This is how others see you': the page at /u/{slug} as a member would see it, with unsaved changes. */
export default function Preview({ onClose }: { onClose: () => void }) {
  useTexts('participant');
  const { t } = useTranslation('profile');
  const { t: say } = useTranslation();
  const { profile, values, mine, settings } = useEditing();
  return (
    <Dialog open size="lg" title={t('privacy.previewTitle')} closeLabel={say('close')} onClose={onClose}>
      <Stack $gap={3}>
        {Object.keys(mine).length > 0 && (
          <DialogText $size="sm" $tone="muted">
            {t('privacy.previewUnsaved')}
          </DialogText>
        )}
        <ParticipantCard participant={asOthersSee(profile, values, settings.contacts.shown)} level={3} />
      </Stack>
    </Dialog>
  );
}
