import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { notifyMember } from '../../../../generated/api/client/member';
import type { MemberRow } from '../../../../generated/api/member';
import { Button } from '../../../../ui/Button/Button';
import { CheckedForm } from '../../../../ui/Field/CheckedForm';
import { Stack } from '../../../../ui/Stack/Stack';
import { TextArea } from '../../../../ui/TextArea/TextArea';
import { TextField } from '../../../../ui/TextField/TextField';
import { toast } from '../../../../ui/toast/toast';
import { keepMember } from '../memberQueries';

/** Writes to one member (D07). */
export function MessageForm({ row, onDone }: { row: MemberRow; onDone: () => void }) {
  const { t } = useTranslation('adminMembers');
  const { t: say } = useTranslation();
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const { busy, wrong, submit, onInput } = useSubmit<'subject' | 'text'>({
    check: () => ({
      subject: subject.trim() ? undefined : t('message.noSubject'),
      text: text.trim() ? undefined : t('message.noText'),
    }),
    send: async () => {
      keepMember(await request(notifyMember, { params: { id: row.id }, body: { subject, text } }));
      toast.success(t('did.message'));
      onDone();
    },
    wrongOf: (_, message) => ({ text: message }),
  });
  return (
    <CheckedForm wrong={wrong} onSubmit={submit} onInput={onInput}>
      <TextField
        label={t('message.subject')}
        required
        maxLength={200}
        value={subject}
        error={wrong.subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextArea
        label={t('message.text')}
        hint={t('message.hint')}
        required
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
