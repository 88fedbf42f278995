import { useTranslation } from 'react-i18next';
import { notifyOtherTabs } from '../../../api/otherTabs';
import { initQuery } from '../../../api/queries';
import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { toastError } from '../../../components/failures/toastError';
import type { OwnParticipant } from '../../../generated/api/currentUser';
import { updateNotificationPref } from '../../../generated/api/client/participant';
import { newContactsKind } from '../../../lib/newContactsKind';
import { routePaths } from '../../../lib/routes';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Link } from '../../../ui/Link/Link';
import { Text } from '../../../ui/Text/Text';
import { changeOwn } from './changeOwn';

/**
 * Whether new contacts come by email (HOM-05), which unsubscribe links and the settings switch, too. While all optional
 * emails are off it changes nothing, so it says where they are switched on.
 */
export function NewContactsByEmail({ participant }: { participant: OwnParticipant | undefined }) {
  const { t, i18n } = useTranslation('home');
  const emailsOff = participant?.emailsOff === true;
  const choose = async (byEmail: boolean) => {
    const takeBack = changeOwn({ byEmail });
    try {
      await request(updateNotificationPref, {
        body: { contactType: 'EMAIL', kind: newContactsKind, disable: !byEmail },
      });
      notifyOtherTabs(initQuery.queryKey);
      queryClient.removeQueries({ queryKey: ['ownProfile'] });
    } catch (error) {
      takeBack();
      toastError(error, i18n);
    }
  };
  return (
    <div>
      <Checkbox
        label={t('receiving.byEmail')}
        checked={participant?.byEmail ?? true}
        disabled={!participant || emailsOff}
        onChange={({ target }) => void choose(target.checked)}
      />
      {emailsOff && (
        <Text $size="sm" $tone="muted">
          {t('receiving.emailsOff')}{' '}
          <Link to={`${routePaths.profile}#notifications`}>{t('receiving.turnOn')}</Link>
        </Text>
      )}
    </div>
  );
}
