import { useTranslation } from 'react-i18next';
import type { PersonCard } from '../../generated/api/shared';
import { Dialog } from '../../ui/Dialog/Dialog';
import { PrivateNote, type PrivateNoteProps } from './PrivateNote';

interface NoteDialogProps extends PrivateNoteProps {
  subject: Pick<PersonCard, 'firstName'>;
  onClose: () => void;
}

/** A private note about a person, in a dialog. */
export default function NoteDialog({ subject, onClose, ...props }: NoteDialogProps) {
  const { t } = useTranslation('meeting');
  const { t: say } = useTranslation();
  return (
    <Dialog
      open
      keepOpen
      title={t('note.about', { name: subject.firstName })}
      closeLabel={say('close')}
      onClose={onClose}
    >
      <PrivateNote {...props} />
    </Dialog>
  );
}
