import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { updateNote, updateScore } from '../../generated/api/client/meeting';
import type { Match } from '../../generated/api/meeting';
import { longestNote } from '../../lib/rules/meeting/notes';
import { Button } from '../../ui/Button/Button';
import { Foot } from '../../ui/Dialog/Dialog.styles';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { RadioGroup } from '../../ui/Radio/RadioGroup';
import { TextArea } from '../../ui/TextArea/TextArea';
import { useSubmit } from '../form/useSubmit';

/** A rated connection, and the other person. */
export type Rated = Omit<Match, 'connectedAt' | 'metAt'>;

export interface RateMeetingProps {
  match: Rated;
  onDone: () => void;
  /** In a dialog, which its buttons close. */
  onCancel?: () => void;
}

const scores = ['one', 'two', 'three', 'four', 'five'] as const;
const notMet = 'couldNotMeet';

const saidOf = ({ score, couldNotMeet }: Rated): string =>
  couldNotMeet ? notMet : (score?.toString() ?? '');

/** How it went: a score or that the two could not meet (M07), with a note (M08). */
export function RateMeeting({ match, onDone, onCancel }: RateMeetingProps) {
  const { matchingId, matchingResultId, subject } = match;
  const { t } = useTranslation('meeting');
  const { t: say } = useTranslation();
  const [said, setSaid] = useState(saidOf(match));
  const [note, setNote] = useState(match.note ?? '');
  const name = subject.firstName || subject.lastName;
  const { busy, wrong, submit, onInput } = useSubmit<'said'>({
    check: () => (said ? undefined : { said: t('rate.none') }),
    send: async () => {
      const rated = said === notMet ? { couldNotMeet: true } : { score: Number(said) };
      await request(updateScore, { body: { matchingId, matchingResultId, ...rated } });
      if (note.trim() !== (match.note ?? '')) await request(updateNote, { body: { matchingId, note } });
      onDone();
    },
    wrongOf: (_, text) => ({ said: text }),
  });
  return (
    <CheckedForm wrong={wrong} onSubmit={submit} onInput={onInput}>
      <RadioGroup
        label={t('rate.score')}
        required
        name={`score-${matchingResultId}`}
        value={said}
        hint={t('rate.private', { name })}
        error={wrong.said}
        options={[
          ...scores.map((score, place) => ({ value: String(place + 1), label: t(`rate.scores.${score}`) })),
          { value: notMet, label: t('rate.couldNotMeet') },
        ]}
        onChange={({ target }) => setSaid(target.value)}
      />
      <TextArea
        label={t('note.label')}
        hint={t('note.hint')}
        maxLength={longestNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Foot>
        <Button type="submit" loading={busy} loadingLabel={t('propose.sending')}>
          {t('rate.submit')}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {say('cancel')}
          </Button>
        )}
      </Foot>
    </CheckedForm>
  );
}
