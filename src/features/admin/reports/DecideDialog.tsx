import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { decideReport } from '../../../generated/api/client/report';
import type { Report } from '../../../generated/api/report';
import type { ReportDecision } from '../../../lib/rules/managers/reports';
import { RadioGroup } from '../../../ui/Radio/RadioGroup';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { useSubjectName } from './useSubjectName';

interface DecideDialogProps {
  report: Report;
  onDone: () => void;
  onClose: () => void;
}

const longest = 2000;

/** Decides a report, each decision with its consequence in words (D43). */
export function DecideDialog({ report, onDone, onClose }: DecideDialogProps) {
  const { t } = useTranslation('adminReports');
  const [decision, setDecision] = useState<ReportDecision>();
  const [text, setText] = useState('');
  const { id, version, subject, decisions } = report;
  const name = useSubjectName()(subject);
  const { departure } = subject;
  /** A person who left gets no message. */
  const needsWords = !departure && decision !== 'DISMISS';

  const form = useSubmit<'decision' | 'text'>({
    check: () => {
      if (!decision) return { decision: t('decision.noDecision') };
      return needsWords && !text.trim() ? { text: t('decision.noWords') } : undefined;
    },
    send: async () => {
      if (!decision) return;
      await request(decideReport, {
        params: { id },
        body: { decision, version, ...(departure ? {} : { text }) },
      });
      onDone();
    },
  });

  return (
    <FormDialog
      title={t('decision.title', { name })}
      form={form}
      submitLabel={t('decision.submit')}
      loadingLabel={t('decision.deciding')}
      onClose={onClose}
    >
      <RadioGroup
        label={t('decision.question')}
        name="decision"
        required
        options={decisions.map((value) => ({
          value,
          label: t(`decisions.${value}`),
          hint: t(departure ? `afterDeparture.${value}` : `consequences.${value}`),
        }))}
        value={decision ?? ''}
        error={form.wrong.decision}
        onChange={({ target }) => setDecision(target.value as ReportDecision)}
      />
      {needsWords && (
        <TextArea
          required
          label={t('decision.words', { name })}
          hint={t('decision.wordsHint')}
          maxLength={longest}
          value={text}
          error={form.wrong.text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </FormDialog>
  );
}
