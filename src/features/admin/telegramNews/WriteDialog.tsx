import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { useSubmit } from '../../../components/form/useSubmit';
import { sendTelegramNews } from '../../../generated/api/client/community';
import type { TelegramNewsPreview } from '../../../generated/api/community';
import type { Bulk } from '../../../generated/api/member';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { DialogStatus } from '../../../ui/Dialog/DialogStatus';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { CheckedForm } from '../../../ui/Field/CheckedForm';
import { Quote } from '../../../ui/Quote/Quote';
import { Text } from '../../../ui/Text/Text';
import { TextArea } from '../../../ui/TextArea/TextArea';

interface WriteDialogProps {
  communityId: string;
  preview: Pick<TelegramNewsPreview, 'count' | 'others'>;
  onBegun: (bulk: Bulk) => void;
  onClose: () => void;
}

const formId = 'telegram-news-form';

/** Writes a message to all who have Telegram, says to how many it goes, and asks before it does (C12). */
export function WriteDialog({ communityId, preview, onBegun, onClose }: WriteDialogProps) {
  const { t } = useTranslation('adminTelegram');
  const { t: say } = useTranslation();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { count, others } = preview;
  const isNobody = count === 0;
  const { busy, wrong, submit, onInput } = useSubmit<'text'>({
    check: () => ({ text: text.trim() ? undefined : t('noText') }),
    send: async () => {
      if (!isAsked) setAsked(true);
      else onBegun(await request(sendTelegramNews, { params: { id: communityId }, body: { text } }));
    },
  });
  return (
    <Dialog
      open
      keepOpen
      size="sm"
      title={isAsked ? t('question', { count }) : t('write')}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        isNobody ? (
          <Button variant="secondary" onClick={onClose}>
            {say('close')}
          </Button>
        ) : (
          <>
            <Button type="submit" form={formId} loading={busy} loadingLabel={say('loading')}>
              {isAsked ? t('send', { count }) : t('goOn')}
            </Button>
            <Button variant="secondary" onClick={isAsked ? () => setAsked(false) : onClose}>
              {isAsked ? t('back') : say('cancel')}
            </Button>
          </>
        )
      }
    >
      <CheckedForm id={formId} wrong={wrong} onSubmit={submit} onInput={onInput}>
        {wrong.call && (
          <Banner tone="error" role="alert">
            {wrong.call}
          </Banner>
        )}
        <DialogStatus>{isNobody ? t('nobody') : t('reaches', { count })}</DialogStatus>
        {others.map(({ why, count: left }) => (
          <Text key={why} $size="sm" $tone="muted">
            {t(`others.${why}`, { count: left })}
          </Text>
        ))}
        {isAsked && (
          <>
            <Quote>{text.trim()}</Quote>
            <DialogText>{t('undoable')}</DialogText>
          </>
        )}
        {!isAsked && !isNobody && (
          <TextArea
            label={t('text')}
            hint={t('hint')}
            required
            maxLength={3000}
            value={text}
            error={wrong.text}
            onChange={({ target: { value } }) => setText(value)}
          />
        )}
      </CheckedForm>
    </Dialog>
  );
}
