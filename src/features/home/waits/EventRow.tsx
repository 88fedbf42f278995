import styled from 'styled-components';
import { DateBadge } from '../../../components/event/DateBadge';
import { Facts, Head, Title } from '../../../components/event/EventCard.styles';
import { Marks } from '../../../components/event/Marks';
import { When } from '../../../components/event/When';
import { Where } from '../../../components/event/Where';
import type { Event } from '../../../generated/api/event';
import { asWritten } from '../../../lib/asWritten';
import { pathTo } from '../../../lib/pathTo';
import { Card } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { Heading } from '../../../ui/Text/Heading';

const Surface = styled(Card).attrs({ as: 'article', $interactive: true })`
  min-inline-size: 0;
`;

/** An event in a few lines, without its cover. The whole row links to its page. */
export function EventRow({ event }: { event: Event }) {
  const { id, title, startsAt, timeZone } = event;
  return (
    <Surface aria-label={title}>
      <Head>
        <DateBadge startsAt={startsAt} timeZone={timeZone} />
        <Title>
          <Heading level={3} size="md" {...asWritten(title)}>
            <Link quiet stretched to={pathTo('event', { eventId: id })}>
              {title}
            </Link>
          </Heading>
          <Marks event={event} />
          <Facts>
            <When event={event} />
            <Where event={event} short />
          </Facts>
        </Title>
      </Head>
    </Surface>
  );
}
