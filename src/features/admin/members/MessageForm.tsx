import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { notifyMember } from '../../../generated/api/client/member';
import type { MemberRow } from '../../../generated/api/member';
import { describeError } from '../../../i18n/describeError';
import { Button } from '../../../ui/Button/Button';
import { CheckedForm } from '../../../ui/Field/CheckedForm';
import { Stack } from '../../../ui/Stack/Stack';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { TextField } from '../../../ui/TextField/TextField';
import { toast } from '../../../ui/toast/toast';
import { keepMember } from './memberQueries';

/** Writes to one member (D07). */
export function MessageForm({ row, onDone }: { row: MemberRow; onDone: () => void }) {
  const { t, i18n } = useTranslation('adminMembers');
  const { t: say } = useTranslation();
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<{ subject?: string; text?: string }>({});
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    const missing = {
      ...(subject.trim() ? {} : { subject: t('message.noSubject') }),
      ...(text.trim() ? {} : { text: t('message.noText') }),
    };
    setWrong(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      keepMember(await request(notifyMember, { params: { id: row.id }, body: { subject, text } }));
      toast.success(t('did.message'));
      onDone();
    } catch (error) {
      setWrong({ text: describeError(error, i18n) });
      setBusy(false);
    }
  };
  return (
    <CheckedForm wrong={wrong} onSubmit={send}>
      <TextField
        label={t('message.subject')}
        maxLength={200}
        value={subject}
        error={wrong.subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextArea
        label={t('message.text')}
        hint={t('message.hint')}
        maxLength={4000}
        value={text}
        error={wrong.text}
        onChange={({ target }) => setText(target.value)}
      />
      <Stack $row $gap={2} $wrap>
        <Button type="submit" loading={busy} loadingLabel={say('loading')}>
          {t('message.send')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {say('cancel')}
        </Button>
      </Stack>
    </CheckedForm>
  );
}
