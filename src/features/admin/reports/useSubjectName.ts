import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../components/participant/participantText';
import type { Report } from '../../../generated/api/report';

/** Names whose a report is: also somebody who went, of whom it may have kept no name. */
export function useSubjectName(): (subject: Report['subject']) => string {
  const { t } = useTranslation('adminReports');
  return (subject) => nameOf(subject) || t('subject.unnamed');
}
