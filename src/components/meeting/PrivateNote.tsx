import { Status } from '../../ui/announcer/Status';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { updateNote } from '../../generated/api/client/meeting';
import type { Match } from '../../generated/api/meeting';
import { longestNote } from '../../lib/rules/meeting/notes';
import { textLength } from '../../lib/rules/text';
import { Button } from '../../ui/Button/Button';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { Stack } from '../../ui/Stack/Stack';
import { TextArea } from '../../ui/TextArea/TextArea';
import { useSubmit } from '../form/useSubmit';

export interface PrivateNoteProps {
  match: Pick<Match, 'matchingId' | 'note'>;
  onSaved: (note: string) => void;
}

/** A private note about a person, visible only to its author (M08). Input stays if it could not be saved. */
export function PrivateNote({ match: { matchingId, note }, onSaved }: PrivateNoteProps) {
  const { t } = useTranslation('meeting');
  const [typed, setTyped] = useState(note ?? '');
  const [isSaved, setSaved] = useState(false);
  const { busy, wrong, submit, onInput } = useSubmit<'note'>({
    check: () =>
      textLength(typed) > longestNote ? { note: t('note.tooLong', { max: longestNote }) } : undefined,
    send: async () => {
      await request(updateNote, { body: { matchingId, note: typed } });
      setSaved(true);
      onSaved(typed);
    },
    wrongOf: (_, text) => ({ note: text }),
  });
  return (
    <CheckedForm wrong={wrong} onSubmit={submit} onInput={onInput}>
      <TextArea
        label={t('note.label')}
        hint={t('note.hint')}
        value={typed}
        error={wrong.note}
        onChange={({ target }) => {
          setTyped(target.value);
          setSaved(false);
        }}
      />
      <Stack $row $gap={3}>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          loading={busy}
          loadingLabel={t('propose.sending')}
        >
          {t('note.submit')}
        </Button>
        <Status $size="sm" $tone="muted">
          {isSaved ? t('note.saved') : ''}
        </Status>
      </Stack>
    </CheckedForm>
  );
}
