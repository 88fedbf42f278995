import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../components/participant/participantText';
import type { Report } from '../../../generated/api/report';

/** The name of the person a report is about. A report about a person who left may have none. */
export function useSubjectName(): (subject: Report['subject']) => string {
  const { t } = useTranslation('adminReports');
  return (subject) => nameOf(subject) || t('subject.unnamed');
}
