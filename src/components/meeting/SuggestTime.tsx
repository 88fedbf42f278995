import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import type { PersonCard } from '../../generated/api/shared';
import { useTexts } from '../../i18n/useTexts';
import { toast } from '../../ui/toast/toast';
import { changeMeeting, meetingsQuery } from './meetingQueries';
import { useMeetingSettings } from './meetingSettings';
import { isOpenMeeting, meetingsWith } from './meetingsWith';
import ProposeDialog from './ProposeDialog';

interface SuggestTimeProps {
  person: Pick<PersonCard, 'id' | 'firstName' | 'lastName'>;
  onDone?: () => void;
  onClose: () => void;
}

/** Suggests a time to a person, or other times for the meeting that the two are arranging already. */
export default function SuggestTime({ person, onDone, onClose }: SuggestTimeProps) {
  useTexts('meeting', 'fields');
  const { t } = useTranslation('meeting');
  const { meetingUrl, zone } = useMeetingSettings();
  const { data, isPending, fetchStatus } = useData(meetingsQuery);
  // Which of the two it is depends on the meetings. If they do not load, the server says that there is one.
  if (isPending && fetchStatus === 'fetching') return null;
  const ours = meetingsWith(data, person.id);
  const firstName = person.firstName || person.lastName;
  return (
    <ProposeDialog
      subject={{ id: person.id, firstName }}
      meetingUrl={meetingUrl}
      theirZone={ours[0]?.theirTimeZone ?? zone}
      meeting={ours.find((meeting) => isOpenMeeting(meeting) && meeting.acts.includes('PROPOSE'))}
      onDone={(meeting) => {
        onClose();
        changeMeeting(meeting);
        toast.success(t('sent', { name: firstName }));
        onDone?.();
      }}
      onClose={onClose}
    />
  );
}
