import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { reportParticipant, withdrawReport } from '../../generated/api/client/report';
import { describeError } from '../../i18n/describeError';
import { reportReasons, type ReportReason } from '../../lib/rules/managers/reports';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { RadioGroup } from '../../ui/Radio/RadioGroup';
import { Text } from '../../ui/Text/Text';
import { TextArea } from '../../ui/TextArea/TextArea';
import { toast } from '../../ui/toast/toast';
import { tellFailure } from '../failures/tellFailure';

export interface ReportDialogProps {
  /** Participant id. */
  id: string;
  name: string;
  community: string;
  /** After it was sent, or taken back. */
  onReported?: () => void;
  onClose: () => void;
}

const formId = 'report';
const longest = 2000;

/** What is wrong, in words, by field; `call` is what the server said. */
type Wrong = Partial<Record<'reason' | 'text' | 'call', string>>;

/** Tells the managers about a member (P20), which can be taken back from its toast (P25). */
export default function ReportDialog({ id, name, community, onReported, onClose }: ReportDialogProps) {
  const { t, i18n } = useTranslation('report');
  const { t: say } = useTranslation();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});

  const takeBack = async () => {
    try {
      await request(withdrawReport, { params: { id } });
      toast.success(t('undone'));
      onReported?.();
    } catch (error) {
      tellFailure(error, i18n);
    }
  };

  const submit = async () => {
    if (busy) return;
    const found: Wrong = {
      ...(reason ? {} : { reason: t('noReason') }),
      ...(reason === 'OTHER' && !text.trim() ? { text: t('noDetails') } : {}),
    };
    setWrong(found);
    if (!reason || found.text) return;
    setBusy(true);
    try {
      const { undoUntil } = await request(reportParticipant, { params: { id }, body: { reason, text } });
      if (undoUntil) toast.offer(t('done'), { label: t('undo'), onPress: () => void takeBack() });
      else toast.success(t('done'));
      onReported?.();
      onClose();
    } catch (error) {
      setWrong({ call: describeError(error, i18n) });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      keepOpen
      title={t('title', { name })}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} loading={busy} loadingLabel={t('sending')}>
            {t('submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={wrong} onSubmit={submit}>
        <Text>{t('text', { name, community })}</Text>
        <RadioGroup
          label={t('reason')}
          name="reason"
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
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
        {wrong.call && (
          <Text role="alert" $size="sm" $tone="error">
            {wrong.call}
          </Text>
        )}
      </CheckedForm>
    </Dialog>
  );
}
