import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Event } from '../../generated/api/event';
import { asWritten } from '../../lib/asWritten';
import { pathTo } from '../../lib/pathTo';
import { Link } from '../../ui/Link/Link';
import { Heading } from '../../ui/Text/Heading';
import { Cover } from './Cover';
import { DateBadge } from './DateBadge';
import { Body, Facts, Foot, Head, Surface, Title } from './EventCard.styles';
import { AvatarStack } from './AvatarStack';
import { Marks } from './Marks';
import { Price } from './Price';
import { When } from './When';
import { Where } from './Where';

const CardCover = styled(Cover)`
  flex: none;
`;

interface EventCardProps {
  event: Event;
  /** The link of the card; by default the event's page. */
  to?: string;
  /** Place of the title in the outline. */
  level?: 2 | 3;
  zone?: string;
  now?: Date;
  /** Its cover is in the first viewport: not loaded lazily. */
  eager?: boolean;
}

/** An event in a list: title, time, location, price, participants. The whole card links to its page. */
export function EventCard({ event, to, level = 2, zone, now, eager }: EventCardProps) {
  const { t } = useTranslation('event');
  const { id, title, startsAt, timeZone, confirmedCount, isPast, isCancelled, faces } = event;
  return (
    <Surface aria-label={title}>
      <CardCover id={id} src={event.imageUrl} eager={eager} />
      <Body>
        <Head>
          <DateBadge startsAt={startsAt} timeZone={timeZone} />
          <Title>
            <Heading level={level} size="md" {...asWritten(title)}>
              <Link quiet stretched to={to ?? pathTo('event', { eventId: id })}>
                {title}
              </Link>
            </Heading>
            <Marks event={event} />
          </Title>
        </Head>
        <Facts>
          <When event={event} zone={zone} now={now} />
          <Where event={event} short />
          {!isPast && !isCancelled && <Price event={event} />}
        </Facts>
        {confirmedCount > 0 && !isCancelled && (
          <Foot>
            <AvatarStack people={faces}>
              {t(isPast ? 'went' : 'going', { count: confirmedCount })}
            </AvatarStack>
          </Foot>
        )}
      </Body>
    </Surface>
  );
}
