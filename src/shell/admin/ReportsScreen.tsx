import { ReportQueue } from '../../features/admin/reports/ReportQueue';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';
import { useQueueView } from './useQueueView';

/** Reports, at /admin/reports. */
export default function ReportsScreen() {
  useTexts('admin', 'adminReports');
  return <ReportQueue communityId={useCommunity().id} view={useQueueView(['OPEN', 'DECIDED'])} />;
}
