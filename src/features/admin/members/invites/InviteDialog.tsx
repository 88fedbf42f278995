import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/ApiError';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { previewInvites, sendInvites } from '../../../../generated/api/client/memberInvite';
import type { InviteRow } from '../../../../generated/api/memberInvite';
import { useTexts } from '../../../../i18n/useTexts';
import { Banner } from '../../../../ui/Banner/Banner';
import { Button } from '../../../../ui/Button/Button';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { DialogText } from '../../../../ui/Dialog/DialogText';
import { CheckedForm } from '../../../../ui/Field/CheckedForm';
import { TextArea } from '../../../../ui/TextArea/TextArea';
import { toast } from '../../../../ui/toast/toast';
import { InviteRows } from './InviteRows';

export interface InviteDialogProps {
  communityId: string;
  onClose: () => void;
}

const formId = 'invite';

/** Maximum bytes of a file that are read, and maximum characters that are sent. */
const longest = 300_000;

/** Invites people by a file: shows the problem of each invalid row, then sends emails to the others (D33, D34). */
export default function InviteDialog({ communityId, onClose }: InviteDialogProps) {
  useTexts('adminInvites');
  const { t } = useTranslation('adminInvites');
  const { t: say } = useTranslation();
  const fileRef = useRef<HTMLInputElement>(null);
  const [csv, setCsv] = useState('');
  const [rows, setRows] = useState<readonly InviteRow[]>();
  const good = rows?.filter(({ issue }) => issue === null) ?? [];
  const params = { id: communityId };

  const checking = useSubmit<'csv'>({
    check: () => (csv.trim() ? undefined : { csv: t('noList') }),
    send: async () => setRows((await request(previewInvites, { params, body: { csv } })).rows),
    wrongOf: (thrown, text) =>
      thrown instanceof ApiError && thrown.code === 1100 ? { csv: t('unreadable') } : { call: text },
  });
  const sending = useSubmit({
    send: async () => {
      const people = good.map(({ email, firstName, lastName }) => ({ email, firstName, lastName }));
      const { invited } = await request(sendInvites, { params, body: { people } });
      toast.success(t('sent', { count: invited }));
      onClose();
    },
  });
  const reading = useSubmit<'csv', [File]>({
    check: ({ size }) => (size > longest ? { csv: t('tooLong') } : undefined),
    send: async (file) => setCsv(await file.text()),
  });
  const check = () => {
    reading.clear();
    return checking.submit();
  };
  const read = (file: File) => {
    checking.clear();
    void reading.submit(file);
  };
  const onInput = () => {
    reading.clear();
    checking.onInput();
  };
  const back = () => {
    sending.clear();
    setRows(undefined);
  };
  const wrong = reading.wrong.csv ? reading.wrong : checking.wrong;
  const failure = sending.wrong.call ?? checking.wrong.call ?? reading.wrong.call;

  return (
    <Dialog
      open
      keepOpen={csv !== ''}
      title={t('title')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        rows ? (
          <>
            <Button
              onClick={() => void sending.submit()}
              loading={sending.busy}
              loadingLabel={say('loading')}
              disabled={good.length === 0}
            >
              {t('send', { count: good.length })}
            </Button>
            <Button variant="secondary" onClick={back}>
              {say('back')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" form={formId} loading={checking.busy} loadingLabel={say('loading')}>
              {t('check')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {say('cancel')}
            </Button>
          </>
        )
      }
    >
      {failure && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      {rows ? (
        <InviteRows rows={rows} />
      ) : (
        <CheckedForm id={formId} wrong={wrong} onSubmit={check} onInput={onInput}>
          <DialogText $tone="muted">{t('text')}</DialogText>
          <TextArea
            label={t('list')}
            hint={t('hint')}
            required
            rows={6}
            value={csv}
            maxLength={longest}
            error={wrong.csv}
            onChange={({ target: { value } }) => setCsv(value)}
          />
          <div>
            <Button variant="secondary" size="sm" onClick={() => fileRef.current?.click()}>
              {t('file')}
            </Button>
          </div>
          <input
            ref={fileRef}
            hidden
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label={t('file')}
            onChange={({ target }) => target.files?.[0] && read(target.files[0])}
          />
        </CheckedForm>
      )}
    </Dialog>
  );
}
