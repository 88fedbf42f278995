import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { decideReport } from '../../../generated/api/client/report';
import type { Report } from '../../../generated/api/report';
import { describeError } from '../../../i18n/describeError';
import type { ReportDecision } from '../../../lib/rules/managers/reports';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { CheckedForm } from '../../../ui/Field/CheckedForm';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { Text } from '../../../ui/Text/Text';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { useSubjectName } from './useSubjectName';

interface DecideDialogProps {
  report: Report;
  onDone: () => void;
  onClose: () => void;
}

const formId = 'decision';
const longest = 2000;

/** What is wrong, in words, by field; `call` is what the server said. */
type Wrong = Partial<Record<'decision' | 'text' | 'call', string>>;

/** Decides a report, each decision with its consequence in words (D43). */
export function DecideDialog({ report, onDone, onClose }: DecideDialogProps) {
  const { t, i18n } = useTranslation('adminReports');
  const { t: say } = useTranslation();
  const [decision, setDecision] = useState<ReportDecision>();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const { id, version, subject, decisions } = report;
  const name = useSubjectName()(subject);
  const { departure } = subject;
  /** Who left gets nothing to read. */
  const needsWords = !departure && decision !== 'DISMISS';

  const submit = async () => {
    if (busy) return;
    const found: Wrong = {
      ...(decision ? {} : { decision: t('verdict.noDecision') }),
      ...(decision && needsWords && !text.trim() ? { text: t('verdict.noWords') } : {}),
    };
    setWrong(found);
    if (!decision || found.text) return;
    setBusy(true);
    try {
      await request(decideReport, {
        params: { id },
        body: { decision, version, ...(departure ? {} : { text }) },
      });
      onDone();
    } catch (error) {
      setWrong({ call: describeError(error, i18n) });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      keepOpen
      title={t('verdict.title', { name })}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} loading={busy} loadingLabel={t('verdict.deciding')}>
            {t('verdict.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={wrong} onSubmit={submit}>
        <RadioGroup
          label={t('verdict.question')}
          name="decision"
          options={decisions.map((value) => ({
            value,
            label: t(`decisions.${value}`),
            hint: t(departure ? `afterDeparture.${value}` : `consequences.${value}`),
          }))}
          value={decision ?? ''}
          error={wrong.decision}
          onChange={({ target }) => setDecision(target.value as ReportDecision)}
        />
        {needsWords && (
          <TextArea
            label={t('verdict.words', { name })}
            hint={t('verdict.wordsHint')}
            maxLength={longest}
            value={text}
            error={wrong.text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {wrong.call && (
          <Text role="alert" $size="sm" $tone="error">
            {wrong.call}
          </Text>
        )}
      </CheckedForm>
    </Dialog>
  );
}
