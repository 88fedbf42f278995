import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { cancelMeeting } from '../../generated/api/client/meeting';
import type { Meeting } from '../../generated/api/meeting';
import { DialogText } from '../../ui/Dialog/DialogText';
import { FormDialog } from '../form/FormDialog';
import { useSubmit } from '../form/useSubmit';

interface CancelDialogProps {
  meeting: Meeting;
  onDone: (meeting: Meeting) => void;
  onClose: () => void;
}

/** The last question before a meeting is cancelled, or a suggestion is withdrawn. */
export default function CancelDialog({ meeting, onDone, onClose }: CancelDialogProps) {
  const { id, version, subject, state } = meeting;
  const { t } = useTranslation('meeting');
  const { t: common } = useTranslation();
  const form = useSubmit({
    send: async () => onDone(await request(cancelMeeting, { params: { id }, body: { version } })),
  });
  return (
    <FormDialog
      keepOpen={false}
      size="sm"
      title={t('title', { name: subject.firstName || subject.lastName })}
      onClose={onClose}
      form={form}
      danger
      submitLabel={t('cancel')}
      loadingLabel={common('loading')}
      cancel={{ label: common('close') }}
    >
      <DialogText>{t(state === 'AGREED' ? 'cancelText' : 'withdrawText')}</DialogText>
    </FormDialog>
  );
}
