import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/ApiError';
import { request } from '../../../api/request';
import { previewInvites, sendInvites } from '../../../generated/api/client/memberInvite';
import type { InviteRow } from '../../../generated/api/memberInvite';
import { describeError } from '../../../i18n/describeError';
import { useTexts } from '../../../i18n/useTexts';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { CheckedForm } from '../../../ui/Field/CheckedForm';
import { Text } from '../../../ui/Text/Text';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { toast } from '../../../ui/toast/toast';
import { InviteRows } from './InviteRows';

export interface InviteDialogProps {
  communityId: string;
  onClose: () => void;
}

const formId = 'invite';

/** As many bytes of a file are read, and as many characters are sent. */
const longest = 300_000;

/** Invites people by a list: shows what stands against each row, then writes to the others (D33, D34). */
export default function InviteDialog({ communityId, onClose }: InviteDialogProps) {
  useTexts('adminInvites');
  const { t, i18n } = useTranslation('adminInvites');
  const { t: say } = useTranslation();
  const fileRef = useRef<HTMLInputElement>(null);
  const [csv, setCsv] = useState('');
  const [wrong, setWrong] = useState<{ csv?: string }>({});
  const [rows, setRows] = useState<readonly InviteRow[]>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const good = rows?.filter(({ issue }) => issue === null) ?? [];
  const params = { id: communityId };

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (thrown) {
      const isList = thrown instanceof ApiError && thrown.code === 1100;
      if (isList) setWrong({ csv: t('unreadable') });
      else setFailure(describeError(thrown, i18n));
    }
    setBusy(false);
  };
  const check = async () => {
    const missing = csv.trim() ? undefined : t('noList');
    setWrong({ csv: missing });
    if (missing) return;
    await attempt(async () => setRows((await request(previewInvites, { params, body: { csv } })).rows));
  };
  const send = () =>
    void attempt(async () => {
      const people = good.map(({ email, firstName, lastName }) => ({ email, firstName, lastName }));
      const { invited } = await request(sendInvites, { params, body: { people } });
      toast.success(t('sent', { count: invited }));
      onClose();
    });
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > longest) setWrong({ csv: t('tooLong') });
    else {
      setWrong({});
      setCsv(await file.text());
    }
  };

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
            <Button onClick={send} loading={busy} loadingLabel={say('loading')} disabled={good.length === 0}>
              {t('send', { count: good.length })}
            </Button>
            <Button variant="secondary" onClick={() => setRows(undefined)}>
              {say('back')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" form={formId} loading={busy} loadingLabel={say('loading')}>
              {t('check')}
            </Button>
            <Button variant="secondary" onClick={() => fileRef.current?.click()}>
              {t('file')}
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
        <CheckedForm id={formId} wrong={wrong} onSubmit={check}>
          <Text $tone="muted">{t('text')}</Text>
          <TextArea
            label={t('list')}
            hint={t('hint')}
            rows={6}
            value={csv}
            maxLength={longest}
            error={wrong.csv}
            onChange={({ target: { value } }) => setCsv(value)}
          />
          <input
            ref={fileRef}
            hidden
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label={t('file')}
            onChange={({ target }) => void read(target.files?.[0])}
          />
        </CheckedForm>
      )}
    </Dialog>
  );
}
