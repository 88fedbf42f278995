import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportSubject } from '../../generated/api/report';
import { Button } from '../../ui/Button/Button';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { Dialog } from '../../ui/Dialog/Dialog';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { Text } from '../../ui/Text/Text';
import { ReportFields } from './ReportFields';
import { useReport, type ReportCalls } from './useReport';

export interface ReportDialogProps {
  kind: ReportSubject;
  /** Of its kind. */
  calls: ReportCalls;
  /** Participant id of the member, or of who sent the introduction; of an event its id. */
  id: string;
  /** Of the person, or the event's title. */
  name: string;
  /** After it was sent, or taken back. */
  onReported?: () => void;
  /** Blocks the person; left out of what is nobody, and of somebody who is blocked already. */
  onBlock?: () => Promise<unknown>;
  /** What the dialog was opened for. The other can be added. */
  wants?: 'report' | 'block';
  onClose: () => void;
}

const formId = 'report';

/** Reports something to those who may decide about it (P20, P30, P32), blocks somebody (B08), or both. */
export default function ReportDialog(props: ReportDialogProps) {
  const { kind, calls, id, name, onReported, onBlock, wants = 'report', onClose } = props;
  const { t } = useTranslation('report');
  const { t: say } = useTranslation();
  const [also, setAlso] = useState(false);
  const [busy, setBusy] = useState(false);
  const report = useReport({ calls, id, onReported });
  const blocks = wants === 'block' || also;
  const reports = wants === 'report' || also;
  const submitLabel = blocks && reports ? 'both' : wants;

  const submit = async () => {
    if (busy) return;
    setBusy(true);
    // The report first: it stays open while something of it is missing.
    if (reports && !(await report.send())) return setBusy(false);
    onClose();
    if (blocks) await onBlock?.();
  };

  return (
    <Dialog
      open
      keepOpen={reports}
      size={wants === 'block' && !also ? 'sm' : undefined}
      title={wants === 'block' ? t('block.title', { name }) : t(`title.${kind}`, { name })}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant={blocks ? 'danger' : 'primary'}
            loading={busy}
            loadingLabel={t('sending')}
          >
            {t(`submit.${submitLabel}`)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={reports ? report.wrong : {}} onSubmit={submit}>
        {wants === 'block' && (
          <>
            <Text>{t('block.text', { name })}</Text>
            <Checkbox
              label={t('alsoReport')}
              checked={also}
              onChange={({ target }) => setAlso(target.checked)}
            />
          </>
        )}
        {reports && <ReportFields {...{ kind, name, report }} />}
        {wants === 'report' && onBlock && (
          <Checkbox
            label={t('alsoBlock', { name })}
            hint={t('alsoBlockHint')}
            checked={also}
            onChange={({ target }) => setAlso(target.checked)}
          />
        )}
        {report.wrong.call && (
          <Text role="alert" $size="sm" $tone="error">
            {report.wrong.call}
          </Text>
        )}
      </CheckedForm>
    </Dialog>
  );
}
