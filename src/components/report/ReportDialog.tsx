import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportSubject } from '../../generated/api/report';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { DialogText } from '../../ui/Dialog/DialogText';
import { FormDialog } from '../form/FormDialog';
import { useSubmit } from '../form/useSubmit';
import { ReportFields } from './ReportFields';
import { useReport, type ReportCalls } from './useReport';

export interface ReportDialogProps {
  kind: ReportSubject;
  /** The calls for this kind of thing. */
  calls: ReportCalls;
  /** Participant id of the member, or of the introduction's sender. For an event, its id. */
  id: string;
  /** The person's name, or the event's title. */
  name: string;
  /** After it was sent, or taken back. */
  onReported?: () => void;
  /** Blocks the person. Absent for events, and for a person who is blocked already. */
  onBlock?: () => Promise<unknown>;
  /** The action for which the dialog was opened. The other can be added. */
  wants?: 'report' | 'block';
  onClose: () => void;
}

/** Reports something (P20, P30, P32), blocks a person (B08), or both. */
export default function ReportDialog(props: ReportDialogProps) {
  const { kind, calls, id, name, onReported, onBlock, wants = 'report', onClose } = props;
  const { t } = useTranslation('report');
  const [also, setAlso] = useState(false);
  const report = useReport({ calls, id, onReported });
  const blocks = wants === 'block' || also;
  const reports = wants === 'report' || also;
  const submitLabel = blocks && reports ? 'both' : wants;

  const form = useSubmit<'reason' | 'text'>({
    check: () => (reports ? report.check() : undefined),
    send: async () => {
      if (reports) await report.send();
      onClose();
      if (blocks) await onBlock?.();
    },
  });

  return (
    <FormDialog
      keepOpen={reports}
      size={wants === 'block' && !also ? 'sm' : undefined}
      title={wants === 'block' ? t('block.title', { name }) : t(`title.${kind}`, { name })}
      onClose={onClose}
      form={form}
      danger={blocks}
      submitLabel={t(`submit.${submitLabel}`)}
      loadingLabel={t('sending')}
    >
      {wants === 'block' && (
        <>
          <DialogText>{t('block.text', { name })}</DialogText>
          <Checkbox
            label={t('alsoReport')}
            checked={also}
            onChange={({ target }) => setAlso(target.checked)}
          />
        </>
      )}
      {reports && <ReportFields kind={kind} name={name} report={report} wrong={form.wrong} />}
      {wants === 'report' && onBlock && (
        <Checkbox
          label={t('alsoBlock', { name })}
          hint={t('alsoBlockHint')}
          checked={also}
          onChange={({ target }) => setAlso(target.checked)}
        />
      )}
    </FormDialog>
  );
}
