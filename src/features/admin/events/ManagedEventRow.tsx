import { DateBadge } from '../../../components/event/DateBadge';
import { Marks } from '../../../components/event/Marks';
import type { Event } from '../../../generated/api/event';
import { useLang } from '../../../i18n/useLang';
import { asWritten } from '../../../lib/asWritten';
import { formatWhen } from '../../../lib/rules/event/formatEvent';
import { Link } from '../../../ui/Link/Link';
import { Text } from '../../../ui/Text/Text';
import { Row } from '../home/AdminHome.styles';
import { Figures } from './Figures';
import { About } from './ManagedEvents.styles';

/** An event in the managers' list: title, time, seats. The whole row links to its page. */
export function ManagedEventRow({ event, to, now }: { event: Event; to: string; now: Date }) {
  const lang = useLang();
  const { title, startsAt, timeZone } = event;
  return (
    <Row>
      <DateBadge startsAt={startsAt} timeZone={timeZone} />
      <About>
        <Link to={to} quiet stretched {...asWritten(title)}>
          <strong>{title}</strong>
        </Link>
        <Text $size="sm" $tone="muted">
          {formatWhen(event, { lang, zone: timeZone, now })}
        </Text>
        <Figures event={event} />
        <Marks event={{ ...event, participation: null }} />
      </About>
    </Row>
  );
}
