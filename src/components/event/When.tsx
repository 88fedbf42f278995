import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Event } from '../../generated/api/event';
import { useLang } from '../../i18n/useLang';
import { currentTime, ownZone } from '../../lib/browserFacts';
import { formatHours, formatWhen } from '../../lib/rules/event/formatEvent';
import { showSame } from '../../lib/rules/meeting/formatTime';
import { Icon } from '../../ui/Icon/Icon';
import { Text } from '../../ui/Text/Text';
import { Line, Lines } from './Event.styles';

interface WhenProps {
  /** Of the time, for what is described by it. */
  id?: string;
  event: Pick<Event, 'startsAt' | 'endsAt' | 'timeZone'>;
  /** The reader's zone; this device's unless given. */
  zone?: string;
  now?: Date;
}

/** The time of an event in its own zone, and in the reader's if that differs. */
export function When({ id, event, zone = ownZone(), now = currentTime() }: WhenProps) {
  const { t } = useTranslation('event');
  const lang = useLang();
  const own = formatWhen(event, { lang, zone: event.timeZone, now });
  return (
    <Line>
      <Icon icon={Clock} size={18} />
      <Lines>
        <time id={id} dateTime={event.startsAt}>
          {own}
        </time>
        {!showSame(new Date(event.startsAt), event.timeZone, zone) && (
          <Text as="span" $size="sm" $tone="muted">
            {t('when.mine', {
              time: formatHours(event, zone, event.timeZone) ?? formatWhen(event, { lang, zone, now }),
            })}
          </Text>
        )}
      </Lines>
    </Line>
  );
}
