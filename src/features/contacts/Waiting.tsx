import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import { useInit } from '../../api/useInit';
import { RateRow } from '../../components/introduction/RateRow';
import { MeetingCard } from '../../components/meeting/MeetingCard';
import { useMeetingSettings } from '../../components/meeting/meetingSettings';
import { pendingScoresQuery, changeMeeting, meetingsQuery } from '../../components/meeting/meetingQueries';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { Columns } from './ContactsPage.styles';
import { NotLoaded } from '../../components/failures/NotLoaded';
import { RowSkeletons } from './RowSkeletons';
import { waitingId, waitingMeetings } from './waitingMeetings';

/** Questions that are shown at first. */
const fewAsks = 3;

interface WaitingProps {
  /** The people beside the meetings. Rendered once these are known. */
  children: ReactNode;
}

/** Meetings to answer, upcoming ones, and past ones to rate: the target of links in emails about meetings (MAT-08). */
export function Waiting({ children }: WaitingProps) {
  const { t } = useTranslation('meeting');
  const { t: contacts } = useTranslation('contacts');
  const { meetingUrl } = useMeetingSettings();
  const [all, setAll] = useState(false);
  const meetings = useData(meetingsQuery);
  // Read in this component, because the parent's value may be one render older, which would hide the part below again.
  const user = useInit();
  const asks = useData(pendingScoresQuery(user.data?.participant?.id ?? ''));
  if ([user, meetings, asks].some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching')) {
    return <RowSkeletons count={4} />;
  }
  const shown = waitingMeetings(meetings.data ?? []);
  const asked = asks.data ?? [];
  const failed = [meetings, asks].filter(({ data }) => !data);
  const hasAny = failed.length > 0 || shown.length > 0 || asked.length > 0;
  return (
    <Columns $aside={hasAny}>
      {hasAny && (
        <Stack as="section" $gap={3} aria-labelledby="waiting">
          <Heading level={2} size="lg" id="waiting">
            {t('waits')}
          </Heading>
          {failed[0] && (
            <NotLoaded
              title={contacts('failed.title')}
              text={contacts('failed.text')}
              offline={failed[0].fetchStatus === 'paused'}
              onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
            />
          )}
          {shown.map((meeting) => (
            <div key={meeting.id} id={waitingId(meeting)}>
              <MeetingCard meeting={meeting} meetingUrl={meetingUrl} onChange={changeMeeting} />
            </div>
          ))}
          {asked.slice(0, all ? undefined : fewAsks).map((match) => (
            <RateRow key={match.matchingId} match={match} />
          ))}
          {!all && asked.length > fewAsks && (
            <Text as="div">
              <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
                {t('rate.all', { count: asked.length - fewAsks })}
              </Button>
            </Text>
          )}
        </Stack>
      )}
      {children}
    </Columns>
  );
}
