import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../../ui/NativeSelect/NativeSelect';
import { RadioGroup } from '../../../../ui/Radio/RadioGroup';
import { Text } from '../../../../ui/Text/Text';
import { clock } from './clock';
import { Pair, Setting } from '../settings.styles';
import type { SomeTimes } from '../settingsChanges';

/** The hour that is offered first. */
const morning = 9;

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour * 60) }));

interface DigestSettingProps {
  digestHour: number | null;
  /** The zone of the member’s clocks, as it is called. */
  zone: string;
  onChange: (times: SomeTimes) => void;
}

/** Whether emails come immediately, or one a day with all of them (NOT-06). */
export function DigestSetting({ digestHour, zone, onChange }: DigestSettingProps) {
  const { t } = useTranslation('subscriptions');
  return (
    <Setting>
      <RadioGroup
        label={t('digest.label')}
        name="digest"
        value={digestHour === null ? 'now' : 'daily'}
        options={[
          { value: 'now', label: t('digest.now') },
          { value: 'daily', label: t('digest.daily'), hint: t('digest.hint') },
        ]}
        onChange={({ target }) => onChange({ digestHour: target.value === 'daily' ? morning : null })}
      />
      {digestHour !== null && (
        <>
          <Pair>
            <NativeSelect
              label={t('digest.hour')}
              value={String(digestHour)}
              options={hours}
              onChange={({ target }) => onChange({ digestHour: Number(target.value) })}
            />
          </Pair>
          <Text $size="sm" $tone="muted">
            {t('quiet.zone', { zone })}
          </Text>
        </>
      )}
    </Setting>
  );
}
