import { useTranslation } from 'react-i18next';
import type { Meeting } from '../../generated/api/meeting';
import type { PersonCard } from '../../generated/api/shared';
import { useTexts } from '../../i18n/useTexts';
import { ownZone } from '../../lib/browserFacts';
import { longestMessage } from '../../lib/rules/meeting/messages';
import { LimitedText } from '../fields/text/LimitedText';
import { FormDialog } from '../form/FormDialog';
import { HowToMeet } from './propose/HowToMeet';
import { useProposal } from './propose/useProposal';
import { WhenToMeet } from './propose/WhenToMeet';

export interface ProposeDialogProps {
  /** A connection. */
  subject: Pick<PersonCard, 'id' | 'firstName'>;
  /** The community's video address by template; '' for none. */
  meetingUrl: string;
  /** The other's zone until the server has said it; by default the member's own. */
  theirZone?: string;
  /** The meeting whose times are replaced. */
  meeting?: Meeting;
  /** Stories and tests use a fixed zone and time. */
  zone?: string;
  now?: () => Date;
  onDone: (meeting: Meeting) => void;
  onClose: () => void;
}

/**
 * Suggests up to three times to meet, with a few words and where (MAT-08): free times are proposed, so that a press on
 * one and another to send it are enough.
 */
export default function ProposeDialog(props: ProposeDialogProps) {
  useTexts('fields', 'meeting');
  const { subject, meetingUrl, meeting, onDone, onClose } = props;
  const { zone = ownZone(), theirZone = zone, now = () => new Date() } = props;
  const { t } = useTranslation('meeting');
  const { t: field } = useTranslation('fields');
  const proposal = useProposal({ subjectId: subject.id, meetingUrl, meeting, zone, now, onDone });
  const { form, words } = proposal;
  return (
    <FormDialog
      title={meeting ? t('suggestOthers') : t('suggestTo', { name: subject.firstName })}
      form={form}
      submitLabel={t('propose.submit')}
      loadingLabel={t('propose.sending')}
      onClose={onClose}
    >
      <WhenToMeet subject={subject} proposal={proposal} zone={zone} theirZone={theirZone} now={now()} />
      <LimitedText
        label={t('propose.message')}
        note={field('optional')}
        placeholder={t('propose.messageExample')}
        rows={2}
        value={words.message}
        onChange={words.setMessage}
        limits={{ min: 0, max: longestMessage }}
        error={form.wrong.message}
      />
      <HowToMeet subjectId={subject.id} proposal={proposal} />
    </FormDialog>
  );
}
