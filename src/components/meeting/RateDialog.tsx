import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog/Dialog';
import { RateMeeting, type RateMeetingProps } from './RateMeeting';

/** Rates a meeting, in a dialog. */
export default function RateDialog({ onClose, ...props }: RateMeetingProps & { onClose: () => void }) {
  const { t } = useTranslation('meeting');
  const { t: say } = useTranslation();
  const { firstName, lastName } = props.match.subject;
  return (
    <Dialog
      open
      keepOpen
      title={t('rate.title', { name: firstName || lastName })}
      closeLabel={say('close')}
      onClose={onClose}
    >
      <RateMeeting {...props} onCancel={onClose} />
    </Dialog>
  );
}
