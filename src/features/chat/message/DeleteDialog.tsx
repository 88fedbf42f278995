import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { DialogText } from '../../../ui/Dialog/DialogText';

interface DeleteDialogProps {
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an own message is deleted. */
export default function DeleteDialog({ onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('chat');
  const form = useSubmit({
    send: async () => {
      await onDelete();
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      keepOpen={false}
      danger
      title={t('delete.title')}
      submitLabel={t('delete.action')}
      form={form}
      onClose={onClose}
    >
      <DialogText>{t('delete.text')}</DialogText>
    </FormDialog>
  );
}
