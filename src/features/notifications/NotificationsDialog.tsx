import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { NotificationList } from './NotificationList';
import { Panel } from './NotificationsDialog.styles';

interface NotificationsDialogProps {
  /** The page on which the member chooses what they are notified of. */
  settings: string;
  onClose: () => void;
}

/** What the member was notified of (NOT-01), over the whole of a phone, and below the bell on wider screens. */
export function NotificationsDialog({ settings, onClose }: NotificationsDialogProps) {
  const { t } = useTranslation('notification');
  const { t: say } = useTranslation();
  return (
    <Dialog
      open
      frame={Panel}
      title={t('title')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <Button variant="secondary" to={settings} onClick={onClose}>
          {t('settings')}
        </Button>
      }
    >
      <NotificationList settings={settings} onLeave={onClose} />
    </Dialog>
  );
}
