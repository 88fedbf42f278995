import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog/Dialog';
import { ProposeTimes, type ProposeTimesProps } from './ProposeTimes';

/** Times to meet, in a dialog. */
export default function ProposeDialog({ onClose, ...props }: ProposeTimesProps & { onClose: () => void }) {
  const { t } = useTranslation('meeting');
  const { t: say } = useTranslation();
  const { meeting, subject } = props;
  return (
    <Dialog
      open
      keepOpen
      title={meeting ? t('suggestOthers') : t('suggestTo', { name: subject.firstName })}
      closeLabel={say('close')}
      onClose={onClose}
    >
      <ProposeTimes {...props} />
    </Dialog>
  );
}
