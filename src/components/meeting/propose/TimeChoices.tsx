import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '../../../i18n/useLang';
import { formatClock, formatDate } from '../../../lib/rules/meeting/formatTime';
import { mostSlots } from '../../../lib/rules/meeting/slots';
import { Button } from '../../../ui/Button/Button';
import { CardChoice, Legend } from '../../../ui/ChoiceCards/ChoiceCards.styles';
import { Stack } from '../../../ui/Stack/Stack';
import type { Zones } from '../useZone';
import { Day, TimeLabel, Times } from './TimeChoices.styles';

/** How many days are shown at a time. */
const daysAtOnce = 3;

interface TimeChoicesProps {
  /** ISO, in order. */
  times: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** How many more may be chosen. */
  left: number;
  zones: Zones;
  firstName: string;
  /** The id of what is wrong with the choice, if anything is. */
  wrongId?: string;
}

/** Times of several days, of which up to three are chosen: native checkboxes, each with the other's time. */
export function TimeChoices({ times, chosen, onChoose, left, zones, firstName, wrongId }: TimeChoicesProps) {
  const { t } = useTranslation('meeting');
  const lang = useLang();
  const [shown, setShown] = useState(daysAtOnce);
  const mine = { lang, zone: zones.mine };
  const theirs = { lang, zone: zones.theirs };
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = formatDate(time, mine);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  /** The same on the other's clocks, with the weekday where that is another. '' for the same. */
  const theirTime = (time: string): string => {
    const isSameDay = formatDate(time, theirs) === formatDate(time, mine);
    const clock = formatClock(time, theirs, isSameDay ? undefined : 'short');
    return isSameDay && clock === formatClock(time, mine)
      ? ''
      : t('propose.theirClock', { time: clock, name: firstName });
  };
  return (
    <Stack $gap={3}>
      {[...days].slice(0, shown).map(([day, ofDay]) => (
        <Day key={day}>
          <Legend>{day}</Legend>
          <Times>
            {ofDay.map((time) => {
              const isChosen = chosen.includes(time);
              const isDisabled = !isChosen && left <= 0;
              const other = theirTime(time);
              return (
                <TimeLabel key={time} $disabled={isDisabled} $wrong={wrongId !== undefined}>
                  <CardChoice
                    type="checkbox"
                    value={time}
                    checked={isChosen}
                    aria-invalid={wrongId !== undefined || undefined}
                    aria-describedby={wrongId}
                    aria-disabled={isDisabled || undefined}
                    onChange={() => {
                      if (isChosen) onChoose(chosen.filter((each) => each !== time));
                      else if (!isDisabled) onChoose([...chosen, time].slice(0, mostSlots).toSorted());
                    }}
                  />
                  <span>
                    {formatClock(time, mine)} {other && <small>{other}</small>}
                  </span>
                </TimeLabel>
              );
            })}
          </Times>
        </Day>
      ))}
      {days.size > shown && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setShown(shown + daysAtOnce)}>
            {t('propose.laterDays')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
