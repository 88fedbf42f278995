import { useTranslation } from 'react-i18next';
import { MeetingCard } from '../../../components/meeting/MeetingCard';
import { changeMeeting } from '../../../components/meeting/meetingQueries';
import { useMeetingSettings } from '../../../components/meeting/meetingSettings';
import { routePaths } from '../../../lib/routes';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { FewFirst } from './FewFirst';
import type { Waits } from './useWaits';

/** Meetings with times to pick that are shown at first. */
const fewToPick = 2;

/** Meetings that are agreed, then those with times to pick. Contacts have all of them. */
export default function Meetings({
  agreed,
  hasLater,
  toPick,
}: Pick<Waits, 'agreed' | 'hasLater' | 'toPick'>) {
  const { t } = useTranslation('meeting');
  const { t: say } = useTranslation('home');
  const { meetingUrl } = useMeetingSettings();
  if (agreed.length + toPick.length === 0) return null;
  const cardOf = (meeting: Waits['agreed'][number]) => (
    <MeetingCard key={meeting.id} meeting={meeting} meetingUrl={meetingUrl} onChange={changeMeeting} />
  );
  return (
    <Stack as="section" $gap={3} aria-labelledby="meetings">
      <Heading level={2} size="lg" id="meetings">
        {t('waits')}
      </Heading>
      {agreed.map(cardOf)}
      {hasLater && (
        <div>
          <Link alone to={routePaths.contacts}>
            {say('waits.allMeetings')}
          </Link>
        </div>
      )}
      <FewFirst few={fewToPick}>{toPick.map(cardOf)}</FewFirst>
    </Stack>
  );
}
