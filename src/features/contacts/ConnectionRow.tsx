import { useData } from '../../api/useData';
import { ConnectionDetails } from '../../components/introduction/ConnectionDetails';
import { PersonActions } from '../../components/introduction/PersonActions';
import { WaysToReach } from '../../components/introduction/WaysToReach';
import { meetingsQuery } from '../../components/meeting/meetingQueries';
import { isOpenMeeting, meetingsWith } from '../../components/meeting/meetingsWith';
import { PersonTile } from '../../components/people/PersonTile';
import type { ContactCard } from '../../generated/api/introduction';
import { isAbove, waitingId } from './waitingMeetings';

/** A connection: how to reach and when to meet them, how it went, a private note. */
export function ConnectionRow({ card }: { card: ContactCard }) {
  const { subject, contacts, relation, bookmarked } = card;
  const { data } = useData(meetingsQuery);
  const meetings = meetingsWith(data, subject.id);
  return (
    <PersonTile
      person={subject}
      level={3}
      plain
      actions={
        <PersonActions
          person={subject}
          relation={relation}
          bookmarked={bookmarked}
          mayWrite={card.mayWrite}
          hasMeeting={meetings.some(isOpenMeeting)}
          compact
        />
      }
    >
      <WaysToReach person={subject} contacts={contacts} />
      <ConnectionDetails
        card={card}
        meetings={meetings}
        elsewhere={(meeting) => (isAbove(meeting) ? `#${waitingId(meeting)}` : undefined)}
      />
    </PersonTile>
  );
}
