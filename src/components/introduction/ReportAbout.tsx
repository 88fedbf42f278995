import { useTexts } from '../../i18n/useTexts';
import ReportDialog, { type ReportDialogProps } from '../report/ReportDialog';

/** The report of a member, with its texts. */
export default function ReportAbout(props: ReportDialogProps) {
  useTexts('report');
  return <ReportDialog {...props} />;
}
