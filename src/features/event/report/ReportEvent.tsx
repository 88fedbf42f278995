import ReportDialog, { type ReportDialogProps } from '../../../components/report/ReportDialog';
import { useTexts } from '../../../i18n/useTexts';

/** The report of an event, with its texts. */
export default function ReportEvent(props: Pick<ReportDialogProps, 'id' | 'name' | 'onClose'>) {
  useTexts('report');
  return <ReportDialog {...props} kind="EVENT" />;
}
