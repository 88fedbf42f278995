import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import type { ReportAnswer, ReportParticipantBody } from '../../generated/api/report';
import type { Call } from '../../lib/call';
import type { ReportReason } from '../../lib/rules/managers/reports';
import { toast } from '../../ui/toast/toast';
import { useSubmit, type Wrong } from '../form/useSubmit';

/** The calls that report a kind of thing by its id, and withdraw the report. */
export interface ReportCalls {
  send: Call<undefined, { id: string }, ReportParticipantBody, ReportAnswer>;
  withdraw: Call<undefined, { id: string }, undefined, unknown>;
}

interface Reporting {
  calls: ReportCalls;
  id: string;
  /** After it was sent, or taken back. */
  onReported?: () => void;
}

/** The state of a report: input, sending, and its undo. */
export function useReport({ calls, id, onReported }: Reporting) {
  const { t } = useTranslation('report');
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');

  const { submit: takeBack } = useSubmit({
    send: async () => {
      await request(calls.withdraw, { params: { id } });
      toast.success(t('undone'));
      onReported?.();
    },
    inToast: true,
  });

  const check = (): Wrong<'reason' | 'text'> => ({
    ...(reason ? {} : { reason: t('noReason') }),
    ...(reason === 'OTHER' && !text.trim() ? { text: t('noDetails') } : {}),
  });

  const send = async (): Promise<void> => {
    if (!reason) return;
    const { undoUntil, reaches } = await request(calls.send, { params: { id }, body: { reason, text } });
    const done = t(`done.${reaches}`);
    if (undoUntil) toast.offer(done, { label: t('undo'), onPress: () => void takeBack() });
    else toast.success(done);
    onReported?.();
  };

  return { reason, setReason, text, setText, check, send };
}
