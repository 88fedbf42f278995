import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { updateNote } from '../../generated/api/client/meeting';
import type { Match } from '../../generated/api/meeting';
import { describeError } from '../../i18n/describeError';
import { longestNote } from '../../lib/rules/meeting/notes';
import { textLength } from '../../lib/rules/text';
import { Button } from '../../ui/Button/Button';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { TextArea } from '../../ui/TextArea/TextArea';

export interface PrivateNoteProps {
  match: Pick<Match, 'matchingId' | 'note'>;
  onSaved: (note: string) => void;
}

/** A note about somebody, for oneself alone (M08). What was typed stays where it could not be saved. */
export function PrivateNote({ match: { matchingId, note }, onSaved }: PrivateNoteProps) {
  const { t, i18n } = useTranslation('meeting');
  const [typed, setTyped] = useState(note ?? '');
  const [wrong, setWrong] = useState<{ note?: string }>({});
  const saving = useMutation(
    {
      mutationFn: (text: string) => request(updateNote, { body: { matchingId, note: text } }),
      onSuccess: (_, text) => onSaved(text),
      onError: (error) => setWrong({ note: describeError(error, i18n) }),
    },
    queryClient,
  );
  const submit = async () => {
    if (saving.isPending) return;
    const isLong = textLength(typed) > longestNote;
    setWrong(isLong ? { note: t('note.tooLong', { max: longestNote }) } : {});
    if (!isLong) saving.mutate(typed);
  };
  return (
    <CheckedForm wrong={wrong} onSubmit={submit}>
      <TextArea
        label={t('note.label')}
        hint={t('note.hint')}
        value={typed}
        error={wrong.note}
        onChange={({ target }) => {
          setTyped(target.value);
          saving.reset();
        }}
      />
      <Stack $row $gap={3}>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          loading={saving.isPending}
          loadingLabel={t('propose.sending')}
        >
          {t('note.submit')}
        </Button>
        <Text role="status" $size="sm" $tone="muted">
          {saving.isSuccess ? t('note.saved') : ''}
        </Text>
      </Stack>
    </CheckedForm>
  );
}
