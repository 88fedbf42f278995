import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { answerRequest } from '../../generated/api/client/request';
import type { RequestCard } from '../../generated/api/request';
import { describeError } from '../../i18n/describeError';
import { answerLimit, checkAnswer } from '../../lib/rules/requests/answer';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { toast } from '../../ui/toast/toast';
import { LimitedText } from '../fields/text/LimitedText';
import { nameOf } from '../participant/participantText';
import { keepAnswer } from './requestsQuery';

interface AnswerFormProps {
  card: RequestCard;
  /** Sent, or not to be sent after all. */
  onDone: () => void;
}

/** An answer to a request (REQ-01). What was typed stays where it could not be sent. */
export default function AnswerForm({ card, onDone }: AnswerFormProps) {
  const { t, i18n } = useTranslation('requests');
  const [text, setText] = useState(card.answer?.answer ?? '');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => field.current?.focus(), []);
  const sending = useMutation(
    {
      mutationFn: (answer: string) => request(answerRequest, { params: { id: card.id }, body: { answer } }),
      onSuccess: (answer) => {
        keepAnswer(card.id, answer);
        toast.success(t('sent'));
        onDone();
      },
    },
    queryClient,
  );
  const checked = checkAnswer(text);
  const isEmpty = isTried && 'broken' in checked && checked.broken === 'empty';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if ('answer' in checked) sending.mutate(checked.answer);
        else field.current?.focus();
      }}
    >
      <Stack $gap={3}>
        <LimitedText
          ref={field}
          label={t('label', { name: nameOf(card.subject) })}
          dir="auto"
          rows={4}
          value={text}
          onChange={setText}
          limits={{ min: 0, max: answerLimit }}
          error={isEmpty ? t('empty') : undefined}
          aria-describedby={hint}
        />
        <Text id={hint} $size="sm" $tone="muted">
          {t('hint')}
        </Text>
        {sending.error && (
          <Text role="alert" $tone="error">
            {describeError(sending.error, i18n)}
          </Text>
        )}
        <Stack $row $gap={2} $wrap>
          <Button type="submit" size="sm" loading={sending.isPending} loadingLabel={t('sending')}>
            {t('send')}
          </Button>
          <Button type="button" size="sm" variant="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
