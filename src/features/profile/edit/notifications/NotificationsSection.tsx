import { useTranslation } from 'react-i18next';
import { notificationSettings } from '../../../../lib/notificationSettings';
import { Link } from '../../../../ui/Link/Link';
import { Panel } from '../page/Panel';

/** The way to what the member is notified of, for emails sent before it had a page of its own. */
export function NotificationsSection() {
  const { t } = useTranslation('profile');
  return (
    <Panel id="notifications" title={t('notifications.title')} intro={t('notifications.intro')}>
      <Link alone to={notificationSettings}>
        {t('notifications.open')}
      </Link>
    </Panel>
  );
}
