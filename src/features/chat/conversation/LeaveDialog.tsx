import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { leaveChat } from '../../../generated/api/client/chat';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { toast } from '../../../ui/toast/toast';
import { refreshChats } from '../chatQueries';
import { markLeft } from '../sync/openChats';

interface LeaveDialogProps {
  id: string;
  name: string;
  onLeft: () => void;
  onClose: () => void;
}

/** Asks before the member leaves a group. */
export default function LeaveDialog({ id, name, onLeft, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('chat');
  const form = useSubmit({
    send: async () => {
      await request(leaveChat, { params: { id } });
      markLeft(id);
      onClose();
      onLeft();
      toast.success(t('leave.done'));
      void refreshChats();
    },
  });
  return (
    <FormDialog
      size="sm"
      keepOpen={false}
      danger
      title={t('leave.title', { name })}
      submitLabel={t('leave.action')}
      form={form}
      onClose={onClose}
    >
      <DialogText>{t('leave.text')}</DialogText>
    </FormDialog>
  );
}
