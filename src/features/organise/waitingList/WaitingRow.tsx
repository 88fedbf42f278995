import { useTranslation } from 'react-i18next';
import { PersonName } from '../../../components/event/PersonName';
import { nameOf } from '../../../components/participant/participantText';
import type { EventWaitingPerson } from '../../../generated/api/event';
import { formatAgo, formatDateTime } from '../../../i18n/format';
import { useLang } from '../../../i18n/useLang';
import { joinFacts } from '../../../lib/joinFacts';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Acts, Lines, Row, Small, Somebody } from '../Organise.styles';
import { useOffer } from './useOffer';
import { Position } from './WaitingRow.styles';

interface WaitingRowProps {
  eventId: string;
  person: EventWaitingPerson;
  now: Date;
}

/** A person on the waiting list: position, since when, or the end of an offer, and a button to move them to the front. */
export function WaitingRow({ eventId, person, now }: WaitingRowProps) {
  const { t } = useTranslation('organise');
  const lang = useLang();
  const { offer, busy } = useOffer(eventId);
  const { position, joinedAt, offeredUntil, takenUp, mayDecide } = person;
  const name = nameOf(person);
  const since = t('line.since', { ago: formatAgo(new Date(joinedAt), now, lang) });
  const until = offeredUntil && t('line.until', { time: formatDateTime(new Date(offeredUntil), lang) });
  const behind = position > 1 && mayDecide;
  const notes = [takenUp ? t('line.takenUp') : (until ?? since), ...(mayDecide ? [] : [t('ownPart')])];
  return (
    <Row aria-busy={busy}>
      <Position aria-label={position > 0 ? t('line.position', { position }) : undefined}>
        {position > 0 && position}
      </Position>
      <Somebody>
        <Avatar name={name} src={person.avatarUrl} size="sm" decorative />
        <Lines>
          <PersonName slug={person.slug} name={name} />
          <Small>{joinFacts(notes)}</Small>
        </Lines>
      </Somebody>
      <Acts data-wide={behind}>
        {behind && (
          <Button
            size="sm"
            variant="secondary"
            loading={busy}
            aria-label={t('line.offerNamed', { name })}
            onClick={() => void offer(person)}
          >
            {t('line.offer')}
          </Button>
        )}
        {position === 1 && <Badge>{t('line.next')}</Badge>}
        {position === 0 && <Badge $tone="success">{t('line.offered')}</Badge>}
      </Acts>
    </Row>
  );
}
