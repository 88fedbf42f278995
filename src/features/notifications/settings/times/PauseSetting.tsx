import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../i18n/format';
import { useLang } from '../../../../i18n/useLang';
import { currentTime } from '../../../../lib/browserFacts';
import { Button } from '../../../../ui/Button/Button';
import { NativeSelect } from '../../../../ui/NativeSelect/NativeSelect';
import { Heading } from '../../../../ui/Text/Heading';
import { Text } from '../../../../ui/Text/Text';
import { TextField } from '../../../../ui/TextField/TextField';
import { pauseDays, pauseEnd, pauseLengths, type PauseLength } from './pauseEnd';
import { Pair, Setting } from '../settings.styles';
import type { SomeTimes } from '../settingsChanges';

interface PauseSettingProps {
  pausedUntil: string | null;
  zone: string;
  onChange: (times: SomeTimes) => void;
}

/** Nothing that may be switched off for some time; until then, when it ends, and a button that ends it. */
export function PauseSetting({ pausedUntil, zone, onChange }: PauseSettingProps) {
  const { t } = useTranslation('subscriptions');
  const lang = useLang();
  const [length, setLength] = useState<PauseLength>('day');
  const [day, setDay] = useState('');
  const [isWrong, setWrong] = useState(false);
  const now = currentTime();
  const until =
    pausedUntil !== null && Date.parse(pausedUntil) > now.getTime() ? new Date(pausedUntil) : undefined;
  const { first, last } = pauseDays(now);
  const press = () => {
    const end = until ? null : pauseEnd(length, day, now, zone);
    setWrong(end === undefined);
    if (end !== undefined) onChange({ pausedUntil: end?.toISOString() ?? null });
  };
  return (
    <Setting>
      <Heading level={3} size="md">
        {t('pause.title')}
      </Heading>
      {until ? (
        <Text>{t('pause.until', { date: formatDateTime(until, lang, zone) })}</Text>
      ) : (
        <>
          <Text $size="sm" $tone="muted">
            {t('pause.hint')}
          </Text>
          <Pair>
            <NativeSelect
              label={t('pause.label')}
              value={length}
              onChange={({ target }) => {
                setLength(target.value as PauseLength);
                setWrong(false);
              }}
              options={pauseLengths.map((value) => ({ value, label: t(`pause.lengths.${value}`) }))}
            />
            {length === 'date' && (
              <TextField
                type="date"
                required
                label={t('pause.day')}
                value={day}
                min={first}
                max={last}
                error={isWrong ? t('pause.wrongDay') : undefined}
                onChange={({ target }) => {
                  setDay(target.value);
                  setWrong(false);
                }}
              />
            )}
          </Pair>
        </>
      )}
      {/* One button for both, so that the focus stays on it. */}
      <Button variant="secondary" onClick={press}>
        {t(until ? 'pause.end' : 'pause.begin')}
      </Button>
    </Setting>
  );
}
