import { useTexts } from '../../i18n/useTexts';
import { refreshIntroductions } from './introductionQueries';
import ReportDialog, { type ReportDialogProps } from '../report/ReportDialog';

/** The report of a member, with its texts: whoever is reported is recommended no more. */
export default function ReportAbout(props: ReportDialogProps) {
  useTexts('report');
  return <ReportDialog {...props} onReported={() => void refreshIntroductions()} />;
}
