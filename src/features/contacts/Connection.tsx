import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import { refreshIntroductions } from '../../components/introduction/introductionQueries';
import { MeetingCard } from '../../components/meeting/MeetingCard';
import { changeMeeting, meetingsQuery } from '../../components/meeting/meetingQueries';
import type { ContactCard } from '../../generated/api/introduction';
import type { Meeting } from '../../generated/api/meeting';
import { lazyPart } from '../../lib/lazyInTime';
import { Button } from '../../ui/Button/Button';
import { Link } from '../../ui/Link/Link';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { toast } from '../../ui/toast/toast';
import { RateButton } from './RateButton';
import { isAbove, waitingId } from './waitingMeetings';

const ProposeDialog = lazyPart(() => import('../../components/meeting/ProposeDialog'));
const NoteDialog = lazyPart(() => import('../../components/meeting/NoteDialog'));

export interface MeetingSettings {
  /** The community's video address by template; '' for none. */
  meetingUrl: string;
  /** The community's zone: the other's as long as theirs is not known. */
  zone: string;
}

interface ConnectionProps {
  card: ContactCard;
  settings: MeetingSettings;
}

const isOpen = ({ state }: Meeting) => state !== 'PAST' && state !== 'CANCELLED';

/** A connection: suggested times, a private note, and a rating (MAT-08, HOM-03). */
export function Connection({ card, settings: { meetingUrl, zone } }: ConnectionProps) {
  const { subject, matchingId, note, score, couldNotMeet } = card;
  const { t } = useTranslation('meeting');
  const { data: meetings } = useData(meetingsQuery);
  const [opened, setOpened] = useState<'propose' | 'note'>();
  const close = () => setOpened(undefined);
  const ours = (meetings ?? []).filter((meeting) => meeting.subject.id === subject.id);
  const open = ours.find(isOpen);
  const hasMet = ours.some(({ state }) => state === 'PAST');
  const isRated = score !== null || couldNotMeet;
  return (
    <Stack $gap={3}>
      {open && isAbove(open) && (
        <div>
          <Link href={`#${waitingId(open)}`}>{t('above')}</Link>
        </div>
      )}
      {open && !isAbove(open) && (
        <MeetingCard inside level={4} meeting={open} meetingUrl={meetingUrl} onChange={changeMeeting} />
      )}
      {isRated && (
        <Text $size="sm" $tone="muted">
          {couldNotMeet ? t('rate.couldNotMeet') : t('rate.given', { score: score ?? '' })}
        </Text>
      )}
      {note && (
        <Text $size="sm" $tone="muted" dir="auto">
          {t('note.yours', { text: note })}
        </Text>
      )}
      <Stack $row $gap={2} $wrap>
        {meetings && !open && (
          <Button size="sm" variant="secondary" onClick={() => setOpened('propose')}>
            {t('suggest')}
          </Button>
        )}
        {(hasMet || isRated) && <RateButton match={card} isRated={isRated} />}
        {matchingId && (
          <Button size="sm" variant="secondary" onClick={() => setOpened('note')}>
            {t(note ? 'note.change' : 'note.write')}
          </Button>
        )}
      </Stack>
      <Suspense fallback={null}>
        {opened === 'propose' && (
          <ProposeDialog
            subject={subject}
            meetingUrl={meetingUrl}
            theirZone={ours[0]?.theirTimeZone ?? zone}
            onDone={(meeting) => {
              close();
              changeMeeting(meeting);
              toast.success(t('sent', { name: subject.firstName }));
            }}
            onClose={close}
          />
        )}
        {opened === 'note' && matchingId && (
          <NoteDialog
            subject={subject}
            match={{ matchingId, note }}
            onSaved={() => {
              close();
              toast.success(t('note.saved'));
              void refreshIntroductions();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  );
}
