import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/Checkbox/Checkbox';
import { NativeSelect } from '../../../../ui/NativeSelect/NativeSelect';
import { Text } from '../../../../ui/Text/Text';
import { clock, timesOfDay } from './clock';
import { Pair, Setting } from '../settings.styles';
import type { SomeTimes } from '../settingsChanges';

/** The quiet hours that are offered first: the night, in minutes from midnight. */
const night = { quietFrom: 22 * 60, quietUntil: 8 * 60 };

interface QuietSettingProps {
  quietFrom: number | null;
  quietUntil: number | null;
  /** The zone of the member’s clocks, as it is called. */
  zone: string;
  onChange: (times: SomeTimes) => void;
}

/** The hours of a day in which nothing is sent that may be switched off. */
export function QuietSetting({ quietFrom, quietUntil, zone, onChange }: QuietSettingProps) {
  const { t } = useTranslation('subscriptions');
  const quiet = quietFrom !== null && quietUntil !== null ? { quietFrom, quietUntil } : undefined;
  const options = (chosen: number, other: number) =>
    timesOfDay(chosen).map((minutes) => ({
      value: String(minutes),
      label: clock(minutes),
      disabled: minutes === other,
    }));
  return (
    <Setting>
      <Checkbox
        label={t('quiet.label')}
        hint={quiet ? undefined : t('quiet.hint')}
        checked={quiet !== undefined}
        onChange={({ target }) => onChange(target.checked ? night : { quietFrom: null, quietUntil: null })}
      />
      {quiet && (
        <>
          <Pair>
            <NativeSelect
              label={t('quiet.from')}
              value={String(quiet.quietFrom)}
              options={options(quiet.quietFrom, quiet.quietUntil)}
              onChange={({ target }) => onChange({ ...quiet, quietFrom: Number(target.value) })}
            />
            <NativeSelect
              label={t('quiet.until')}
              value={String(quiet.quietUntil)}
              options={options(quiet.quietUntil, quiet.quietFrom)}
              onChange={({ target }) => onChange({ ...quiet, quietUntil: Number(target.value) })}
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
