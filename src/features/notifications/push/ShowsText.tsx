import { useData } from '../../../api/useData';
import { useTranslation } from 'react-i18next';
import type { NotificationSettings } from '../../../generated/api/notification';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { settingsQuery } from '../settings/settingsQueries';
import { useSettings } from '../settings/useSettings';

function Choice({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('push');
  const { shown, setTimes } = useSettings(settings);
  return (
    <Checkbox
      label={t('showsText')}
      hint={t('showsTextHint')}
      checked={shown.times.showsText}
      onChange={({ target }) => setTimes({ showsText: target.checked })}
    />
  );
}

/** Whether notifications outside the app show more than kind and sender. */
export function ShowsText() {
  const { data } = useData(settingsQuery);
  return data && <Choice settings={data} />;
}
