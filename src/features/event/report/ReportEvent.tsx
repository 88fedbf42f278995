import ReportDialog, { type ReportDialogProps } from '../../../components/report/ReportDialog';
import { reportEvent, withdrawEventReport } from '../../../generated/api/client/report';
import { useTexts } from '../../../i18n/useTexts';

const calls = { send: reportEvent, withdraw: withdrawEventReport };

/** The report of an event, with its texts. */
export default function ReportEvent(props: Pick<ReportDialogProps, 'id' | 'name' | 'onClose'>) {
  useTexts('report');
  return <ReportDialog {...props} kind="EVENT" calls={calls} />;
}
