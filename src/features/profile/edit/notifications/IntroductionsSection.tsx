import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { updateNetworkingPref } from '../../../../generated/api/client/participant';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { Panel } from '../page/Panel';
import { useEditing } from '../useEditing';
import { useOptimisticSetting } from '../useOptimisticSetting';
import { NewContactsByEmail } from './NewContactsByEmail';
import { Pause } from './Pause';

/** Whether a member takes part in recommendations (P10), from the next round on, and how these reach them. */
export function IntroductionsSection() {
  const { t } = useTranslation('profile');
  const { profile, settings } = useEditing();
  const { shown, choose } = useOptimisticSetting({
    apply: (known, networkingEnabled) => ({ ...known, networkingEnabled }),
    send: (networkingEnabled) =>
      request(updateNetworkingPref, { body: { participantId: profile.id, networkingEnabled } }),
    message: (networkingEnabled) => t(networkingEnabled ? 'introductions.on' : 'introductions.off'),
  });
  const { networkingEnabled, networkingPaused } = shown;
  const isPaused = networkingPaused && !networkingEnabled;
  return (
    <Panel id="introductions" title={t('introductions.title')} intro={t('introductions.intro')}>
      <Checkbox
        label={t('introductions.label')}
        hint={isPaused ? t('introductions.paused') : t('introductions.hint')}
        checked={networkingEnabled}
        disabled={isPaused}
        onChange={({ target }) => choose(target.checked)}
      />
      {isPaused && settings.contact}
      {networkingEnabled && <NewContactsByEmail />}
      {networkingEnabled && <Pause />}
    </Panel>
  );
}
