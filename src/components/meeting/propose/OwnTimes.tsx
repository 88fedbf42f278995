import { useTranslation } from 'react-i18next';
import { daysAhead } from '../../../lib/rules/meeting/slots';
import { momentOf, wallTimeOf } from '../../../lib/timeZone';
import { TextField } from '../../../ui/TextField/TextField';
import { useFormatTime, type Zones } from '../useZone';

const names = ['first', 'second', 'third'] as const;

interface OwnTimesProps {
  /** As the fields have them: `2026-11-24T18:30`, '' for an empty one. */
  typed: readonly string[];
  onType: (typed: string[]) => void;
  zones: Zones;
  minutes: number;
  firstName: string;
  now: Date;
  error?: string;
  /** There are no others to choose, so the first one is required. */
  required: boolean;
}

/** Times that the member types. */
export function OwnTimes({ typed, onType, zones, minutes, firstName, now, error, required }: OwnTimesProps) {
  const { t } = useTranslation('meeting');
  const say = useFormatTime(zones, minutes, firstName);
  /** The text below a time: a change of clocks, and the other's local time. */
  const hintOf = (wallTime: string): string | undefined => {
    const found = wallTime ? momentOf(wallTime, zones.mine) : undefined;
    if (!found) return undefined;
    const { mine, theirs } = say(found.at.toISOString());
    const clocks =
      found.shown === 'skipped'
        ? t('propose.skipped', { time: mine })
        : found.shown === 'twice'
          ? t('propose.doubled')
          : undefined;
    return [clocks, theirs].filter(Boolean).join('. ') || undefined;
  };
  return typed.map((value, place) => (
    <TextField
      key={names[place]}
      type="datetime-local"
      label={t(`propose.${names[place] ?? 'first'}`)}
      min={wallTimeOf(now, zones.mine)}
      max={wallTimeOf(new Date(now.getTime() + daysAhead * 86_400_000), zones.mine)}
      aria-required={(required && place === 0) || undefined}
      value={value}
      hint={hintOf(value)}
      error={place === 0 ? error : undefined}
      onChange={({ target }) => onType(typed.map((each, at) => (at === place ? target.value : each)))}
    />
  ));
}
