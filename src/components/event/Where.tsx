import { Laptop, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Event } from '../../generated/api/event';
import { asWritten } from '../../lib/asWritten';
import { addressOf } from '../../lib/rules/event/addressOf';
import { Icon } from '../../ui/Icon/Icon';
import { Line, Lines } from './Event.styles';
import { townOf } from './eventText';

interface WhereProps {
  event: Pick<Event, 'eventType' | 'hasPlace' | 'location'>;
  /** The town alone, as on a card. */
  short?: boolean;
}

/** The location of an event as the reader may see it. An online event shows one only if it has one. */
export function Where({ event: { eventType, hasPlace, location }, short }: WhereProps) {
  const { t } = useTranslation('event');
  const isOnline = eventType === 'ONLINE';
  const place = short ? townOf(location) : addressOf(location);
  const here = isOnline
    ? hasPlace && place
      ? t('where.onlineAnd', { place })
      : t('where.online')
    : place || t('where.untold');
  return (
    <Line>
      <Icon icon={isOnline ? Laptop : MapPin} size={18} />
      <Lines {...asWritten(here)}>{here}</Lines>
    </Line>
  );
}
