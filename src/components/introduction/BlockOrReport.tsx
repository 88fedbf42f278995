import {
  reportIntroduction,
  reportParticipant,
  withdrawIntroductionReport,
  withdrawReport,
} from '../../generated/api/client/report';
import type { PersonCard } from '../../generated/api/shared';
import { useTexts } from '../../i18n/useTexts';
import { nameOf } from '../participant/participantText';
import ReportDialog from '../report/ReportDialog';
import { refreshIntroductions } from './introductionQueries';
import { useActions } from './useActions';

export interface BlockOrReportProps {
  person: Pick<PersonCard, 'id' | 'firstName' | 'lastName'>;
  wants: 'report' | 'block';
  /** Reports the message of their introduction instead of them. */
  message?: boolean;
  /** They are blocked already, and can be reported all the same. */
  isBlocked?: boolean;
  onClose: () => void;
}

const ofMember = { send: reportParticipant, withdraw: withdrawReport };
const ofMessage = { send: reportIntroduction, withdraw: withdrawIntroductionReport };

/** Reports a member, blocks them, or both, with its texts. A reported or blocked person is no longer recommended. */
export default function BlockOrReport(props: BlockOrReportProps) {
  const { person, wants, message = false, isBlocked = false, onClose } = props;
  useTexts('report', 'introduction');
  const { blockPerson } = useActions();
  return (
    <ReportDialog
      kind={message ? 'INTRODUCTION' : 'PARTICIPANT'}
      calls={message ? ofMessage : ofMember}
      id={person.id}
      name={nameOf(person)}
      wants={wants}
      onBlock={isBlocked ? undefined : () => blockPerson(person)}
      onReported={() => void refreshIntroductions()}
      onClose={onClose}
    />
  );
}
