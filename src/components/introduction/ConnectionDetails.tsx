import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactCard } from '../../generated/api/introduction';
import type { Meeting } from '../../generated/api/meeting';
import { lazyPart } from '../../lib/lazyInTime';
import { Button } from '../../ui/Button/Button';
import { Link } from '../../ui/Link/Link';
import { SentenceAround } from '../../ui/Quote/SentenceAround';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { toast } from '../../ui/toast/toast';
import { MeetingCard } from '../meeting/MeetingCard';
import { changeMeeting } from '../meeting/meetingQueries';
import { useMeetingSettings } from '../meeting/meetingSettings';
import { isOpenMeeting } from '../meeting/meetingsWith';
import { Above } from '../people/PersonTile.styles';
import { refreshIntroductions } from './introductionQueries';
import { RateButton } from './RateButton';

const NoteDialog = lazyPart(() => import('../meeting/NoteDialog'));

interface ConnectionDetailsProps {
  card: Pick<ContactCard, 'subject' | 'matchingId' | 'matchingResultId' | 'score' | 'couldNotMeet' | 'note'>;
  /** The meetings with the person. */
  meetings: readonly Meeting[];
  /** The address of a meeting that the page shows in another place. */
  elsewhere?: (meeting: Meeting) => string | undefined;
  /** Place of the meeting in the outline. */
  level?: 3 | 4;
}

/** What there is besides a connection: a meeting, a rating, a private note (MAT-08, HOM-03). Needs the texts `meeting`. */
export function ConnectionDetails({ card, meetings, elsewhere, level = 4 }: ConnectionDetailsProps) {
  const { subject, matchingId, note, score, couldNotMeet } = card;
  const { t } = useTranslation('meeting');
  const { meetingUrl } = useMeetingSettings();
  const [isNoteOpen, setNoteOpen] = useState(false);
  const open = meetings.find(isOpenMeeting);
  const address = open && elsewhere?.(open);
  const hasMet = meetings.some(({ state }) => state === 'PAST');
  const isRated = score !== null || couldNotMeet;
  const close = () => setNoteOpen(false);
  return (
    <Above>
      <Stack $gap={3}>
        {address && (
          <div>
            <Link alone href={address}>
              {t('above')}
            </Link>
          </div>
        )}
        {open && !address && (
          <MeetingCard
            inside
            level={level}
            meeting={open}
            meetingUrl={meetingUrl}
            onChange={(changed) => {
              changeMeeting(changed);
              void refreshIntroductions();
            }}
          />
        )}
        {isRated && (
          <Text $size="sm" $tone="muted">
            {couldNotMeet ? t('rate.couldNotMeet') : t('rate.given', { score: score ?? '' })}
          </Text>
        )}
        {note && (
          <Text $size="sm" $tone="muted">
            <SentenceAround text={note}>{(text) => t('note.yours', { text })}</SentenceAround>
          </Text>
        )}
        <Stack $row $gap={2} $wrap>
          {(hasMet || isRated) && <RateButton match={card} isRated={isRated} />}
          {matchingId && (
            <Button size="sm" variant="secondary" onClick={() => setNoteOpen(true)}>
              {t(note ? 'note.change' : 'note.write')}
            </Button>
          )}
        </Stack>
      </Stack>
      <Suspense fallback={null}>
        {isNoteOpen && matchingId && (
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
    </Above>
  );
}
