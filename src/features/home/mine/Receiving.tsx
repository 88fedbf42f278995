import { useTranslation } from 'react-i18next';
import { notifyOtherTabs } from '../../../api/otherTabs';
import { initQuery } from '../../../api/queries';
import { request } from '../../../api/request';
import { toastError } from '../../../components/failures/toastError';
import type { OwnParticipant } from '../../../generated/api/currentUser';
import { updateNotificationPref } from '../../../generated/api/client/participant';
import { Card } from '../../../ui/Card/Card';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { changeOwn } from './changeOwn';
import { Pause } from './Pause';

/** How introductions reach me: by email or not (HOM-05), and not at all for a while. */
export function Receiving({ participant }: { participant: OwnParticipant | undefined }) {
  const { t, i18n } = useTranslation('home');
  const choose = async (byEmail: boolean) => {
    const takeBack = changeOwn({ byEmail });
    try {
      await request(updateNotificationPref, { body: { contactType: 'EMAIL', disable: !byEmail } });
      notifyOtherTabs(initQuery.queryKey);
    } catch (error) {
      takeBack();
      toastError(error, i18n);
    }
  };
  return (
    <Card as="section" aria-labelledby="receiving">
      <Stack $gap={3}>
        <Heading level={2} size="lg" id="receiving">
          {t('receiving.title')}
        </Heading>
        <Checkbox
          label={t('receiving.byEmail')}
          checked={participant?.byEmail ?? true}
          disabled={!participant}
          onChange={({ target }) => void choose(target.checked)}
        />
        <Pause participant={participant} />
      </Stack>
    </Card>
  );
}
