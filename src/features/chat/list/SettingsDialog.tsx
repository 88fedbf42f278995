import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { setReceipts } from '../../../generated/api/client/chat';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { toast } from '../../../ui/toast/toast';
import { refreshChats } from '../chatQueries';
import { catchUpOpen } from '../sync/openChats';

interface SettingsDialogProps {
  /** Whether the member shows and sees what was read. */
  receipts: boolean;
  onClose: () => void;
}

/** What holds for all chats of the member. */
export default function SettingsDialog({ receipts, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('chat');
  const { t: say } = useTranslation();
  const [on, setOn] = useState(receipts);
  const form = useSubmit({
    send: async () => {
      await request(setReceipts, { body: { on } });
      void refreshChats();
      catchUpOpen();
      onClose();
      toast.success(t('settings.saved'));
    },
  });
  return (
    <FormDialog size="sm" title={t('settings.title')} submitLabel={say('save')} form={form} onClose={onClose}>
      <DialogText>{t('settings.receiptsText')}</DialogText>
      <Checkbox
        label={t('settings.receipts')}
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
    </FormDialog>
  );
}
