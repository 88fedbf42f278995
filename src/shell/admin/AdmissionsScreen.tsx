import { AdmissionQueue } from '../../features/admin/admission/AdmissionQueue';
import { useTexts } from '../../i18n/useTexts';
import { useCommunity } from '../context/bootContext';
import { useQueueView } from './useQueueView';

/** Applicants, at /admin/admissions. */
export default function AdmissionsScreen() {
  useTexts('admin', 'adminAdmission', 'participant');
  const { id, community } = useCommunity();
  const { title, lang } = community;
  return <AdmissionQueue community={{ id, title, lang }} view={useQueueView(['WAITING', 'REFUSED'])} />;
}
