import { useTranslation } from 'react-i18next';
import type { ReportSubject } from '../../generated/api/report';
import { reportReasons, type ReportReason } from '../../lib/rules/managers/reports';
import { RadioGroup } from '../../ui/Radio/RadioGroup';
import { Text } from '../../ui/Text/Text';
import { TextArea } from '../../ui/TextArea/TextArea';
import type { Wrong } from '../form/useSubmit';
import type { useReport } from './useReport';

const longest = 2000;

interface ReportFieldsProps {
  kind: ReportSubject;
  name: string;
  report: ReturnType<typeof useReport>;
  wrong: Wrong<'reason' | 'text'>;
}

/** The reason of a report and its description. */
export function ReportFields({ kind, name, report, wrong }: ReportFieldsProps) {
  const { t } = useTranslation('report');
  const { reason, setReason, text, setText } = report;
  return (
    <>
      <Text>{t(`text.${kind}`, { name })}</Text>
      <RadioGroup
        label={t('reason')}
        name="reason"
        required
        options={reportReasons.map((value) => ({ value, label: t(`reasons.${kind}.${value}`) }))}
        value={reason ?? ''}
        error={wrong.reason}
        onChange={({ target }) => setReason(target.value as ReportReason)}
      />
      <TextArea
        label={t('details')}
        hint={t('detailsHint')}
        maxLength={longest}
        value={text}
        error={wrong.text}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  );
}
