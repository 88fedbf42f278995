import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/ApiError';
import { queryClient } from '../../../../api/queryClient';
import { request } from '../../../../api/request';
import { useSubmit } from '../../../../components/form/useSubmit';
import { nameOf } from '../../../../components/participant/participantText';
import { beginBulk, previewBulk } from '../../../../generated/api/client/member';
import type { Bulk, BulkDo } from '../../../../generated/api/member';
import { describeError } from '../../../../i18n/describeError';
import { useTexts } from '../../../../i18n/useTexts';
import type { SavedQuery } from '../../../../lib/rules/managers/memberQuery';
import { Banner } from '../../../../ui/Banner/Banner';
import { Button } from '../../../../ui/Button/Button';
import { Dialog } from '../../../../ui/Dialog/Dialog';
import { DialogStatus } from '../../../../ui/Dialog/DialogStatus';
import { CheckedForm } from '../../../../ui/Field/CheckedForm';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { TextArea } from '../../../../ui/TextArea/TextArea';
import { TextField } from '../../../../ui/TextField/TextField';
import { People } from '../Members.styles';

/** The members of a bulk action: those that match a query, or the chosen ones. */
export type Target = { query: SavedQuery } | { ids: string[] };

export interface BulkDialogProps {
  communityId: string;
  act: BulkDo;
  target: Target;
  onBegun: (bulk: Bulk) => void;
  onClose: () => void;
}

const formId = 'bulk';

/** Shows exactly which members a bulk action affects, and starts it (D30, D31). */
export default function BulkDialog({ communityId, act, target, onBegun, onClose }: BulkDialogProps) {
  useTexts('adminBulk');
  const { t, i18n } = useTranslation('adminBulk');
  const { t: member } = useTranslation('adminMembers');
  const { t: say } = useTranslation();
  const params = { id: communityId };
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['bulkPreview', communityId, act, target],
      queryFn: () => request(previewBulk, { params, body: { do: act, ...target } }),
      // The affected members are loaded each time.
      gcTime: 0,
    },
    queryClient,
  );
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<{
    text: string;
    changes: readonly { path: string; message: string }[];
  }>();
  const people = data?.people ?? [];
  const isMessage = act === 'message';
  const isDecision = act === 'admit' || act === 'refuse';

  const { busy, wrong, submit, onInput } = useSubmit<'subject' | 'text'>({
    check: () => ({
      subject: isMessage && !subject.trim() ? member('message.noSubject') : undefined,
      text: (isMessage || act === 'refuse') && !text.trim() ? member('message.noText') : undefined,
    }),
    send: async () => {
      const expected = people.map(({ id }) => id);
      const words = isMessage ? { subject, text } : isDecision ? { text } : {};
      onBegun(await request(beginBulk, { params, body: { do: act, ...target, ...words, expected } }));
    },
    wrongOf: (thrown, message) => {
      const changes = thrown instanceof ApiError && thrown.code === 1153 ? thrown.details : [];
      setFailure({ text: message, changes });
      // Reloads the preview, so that it shows the current members.
      if (changes.length > 0) void refetch();
      return undefined;
    },
  });
  const begin = async () => {
    if (people.length > 0) await submit();
  };

  return (
    <Dialog
      open
      keepOpen={isMessage || isDecision}
      title={t(`${act}.title`)}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            loading={busy}
            loadingLabel={say('loading')}
            disabled={people.length === 0}
          >
            {t(`${act}.do`, { count: people.length })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={wrong} onSubmit={begin} onInput={onInput}>
        {(failure ?? error) && (
          <Banner tone="error" role="alert">
            {failure?.text ?? describeError(error, i18n)}
            {failure?.changes.map(({ path, message }, at) => (
              <div key={at}>
                {path === 'came' ? t('came', { name: message }) : t('went', { name: message })}
              </div>
            ))}
          </Banner>
        )}
        {!data && !error && <Skeleton shape="block" height="120px" />}
        {data && (
          <>
            <DialogStatus>
              {people.length > 0 ? t('reaches', { count: people.length }) : t('nobody')}
              {data.leftOut > 0 && ` ${t('leftOut', { count: data.leftOut })}`}
            </DialogStatus>
            {/* Scrolled by the keyboard too. */}
            <People tabIndex={0} aria-label={t('people')}>
              {people.map((person) => (
                <li key={person.id}>{nameOf(person)}</li>
              ))}
            </People>
          </>
        )}
        {isMessage && (
          <TextField
            label={member('message.subject')}
            required
            maxLength={200}
            value={subject}
            error={wrong.subject}
            onChange={({ target: { value } }) => setSubject(value)}
          />
        )}
        {(isMessage || isDecision) && (
          <TextArea
            label={isDecision ? t(`${act}.words`) : member('message.text')}
            hint={isDecision ? t(`${act}.hint`) : t('messageHint')}
            required={act !== 'admit'}
            maxLength={isDecision ? 2000 : 4000}
            value={text}
            error={wrong.text}
            onChange={({ target: { value } }) => setText(value)}
          />
        )}
      </CheckedForm>
    </Dialog>
  );
}
