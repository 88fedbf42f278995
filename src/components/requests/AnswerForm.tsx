import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { answerRequest } from '../../generated/api/client/request';
import type { RequestCard } from '../../generated/api/request';
import { useLang } from '../../i18n/useLang';
import { brokenText } from '../../lib/rules/profileMessages';
import { answerLimit, checkAnswer } from '../../lib/rules/requests/answer';
import { cleanText } from '../../lib/rules/text';
import { Button } from '../../ui/Button/Button';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { toast } from '../../ui/toast/toast';
import { LimitedText } from '../fields/text/LimitedText';
import { useSubmit } from '../form/useSubmit';
import { nameOf } from '../participant/participantText';
import { keepAnswer } from './requestsQuery';

const tooLong = { rule: 'upTo', values: { min: 0, max: answerLimit } } as const;

interface AnswerFormProps {
  card: RequestCard;
  /** Sent, or not to be sent after all. */
  onDone: () => void;
}

/** An answer to a request (REQ-01). Input stays if it could not be sent. */
export default function AnswerForm({ card, onDone }: AnswerFormProps) {
  const { t } = useTranslation('requests');
  const lang = useLang();
  const [text, setText] = useState(card.answer?.answer ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => field.current?.focus(), []);
  const { busy, wrong, submit, onInput } = useSubmit<'text'>({
    check: () => {
      const checked = checkAnswer(text);
      if ('answer' in checked) return undefined;
      return { text: checked.broken === 'empty' ? t('empty') : brokenText(tooLong, lang) };
    },
    send: async () => {
      keepAnswer(
        card.id,
        await request(answerRequest, { params: { id: card.id }, body: { answer: cleanText(text) } }),
      );
      toast.success(t('sent'));
      onDone();
    },
  });
  return (
    <CheckedForm wrong={wrong} onSubmit={submit} onInput={onInput}>
      <LimitedText
        ref={field}
        required
        label={t('label', { name: nameOf(card.subject) })}
        rows={4}
        value={text}
        onChange={setText}
        limits={{ min: 0, max: answerLimit }}
        error={wrong.text}
        aria-describedby={hint}
      />
      <Text id={hint} $size="sm" $tone="muted">
        {t('hint')}
      </Text>
      {wrong.call && (
        <Text role="alert" $tone="error">
          {wrong.call}
        </Text>
      )}
      <Stack $row $gap={2} $wrap>
        <Button type="submit" size="sm" loading={busy} loadingLabel={t('sending')}>
          {t('send')}
        </Button>
        <Button type="button" size="sm" variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Stack>
    </CheckedForm>
  );
}
