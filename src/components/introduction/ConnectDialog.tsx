import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { useData } from '../../api/useData';
import { relate, sendIntro } from '../../generated/api/client/introduction';
import type { Credits, RelationAnswer } from '../../generated/api/introduction';
import type { PersonCard } from '../../generated/api/shared';
import { describeError } from '../../i18n/describeError';
import { formatDay } from '../../i18n/format';
import { useLang } from '../../i18n/useLang';
import { useTexts } from '../../i18n/useTexts';
import { textLength } from '../../lib/rules/text';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { CheckedForm } from '../../ui/Field/CheckedForm';
import { Text } from '../../ui/Text/Text';
import { LimitedText } from '../fields/text/LimitedText';
import { nameOf } from '../participant/participantText';
import { recommendationsQuery } from './introductionQueries';

/** As long as an introduction may be. */
const longest = 1000;
const formId = 'connect';

export interface ConnectDialogProps {
  person: PersonCard;
  /** Whoever sends it. */
  participantId: string;
  /** Of a round that recommended them. */
  matchingId?: string | null;
  /** Asked for where they are not known. */
  credits?: Credits;
  onSent: (answer: RelationAnswer) => void;
  onClose: () => void;
}

/** Asks somebody to meet, with a few words to begin with (HOM-02); what was typed stays until it is sent. */
export default function ConnectDialog(props: ConnectDialogProps) {
  useTexts('fields');
  const { person, participantId, matchingId, onSent, onClose } = props;
  const { data: week } = useData({ ...recommendationsQuery(0), enabled: !props.credits });
  const credits = props.credits ?? week?.credits;
  const { t, i18n } = useTranslation('introduction');
  const { t: say } = useTranslation();
  const lang = useLang();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ text?: string; call?: string }>({});
  const name = nameOf(person);
  const out = credits?.left === 0;
  const submit = async () => {
    if (busy || out) return;
    if (textLength(text) > longest) {
      setWrong({ text: t('connect.tooLong', { max: longest }) });
      return;
    }
    setBusy(true);
    setWrong({});
    const words = text.trim() || undefined;
    try {
      const answer = matchingId
        ? await request(sendIntro, { body: { matchingId, introMessage: words, from: participantId } })
        : await request(relate, { body: { subjectId: person.id, relationType: 'LIKE', note: words } });
      onSent(answer);
      onClose();
    } catch (error) {
      setWrong({ call: describeError(error, i18n) });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      keepOpen
      title={t('connect.title', { name })}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            loading={busy}
            loadingLabel={t('connect.sending')}
            disabled={out}
          >
            {t('connect.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={wrong} onSubmit={submit}>
        <LimitedText
          label={t('connect.message')}
          note={t('optional')}
          placeholder={t('connect.example', { name: person.firstName })}
          value={text}
          onChange={setText}
          limits={{ min: 0, max: longest }}
          error={wrong.text}
        />
        {credits && (
          <Text $size="sm" $tone="muted">
            {out
              ? t('credits.out', { date: formatDay(new Date(credits.renewsAt), lang) })
              : t('credits.left', { count: credits.left })}
          </Text>
        )}
        {wrong.call && (
          <Text role="alert" $size="sm" $tone="error">
            {wrong.call}
          </Text>
        )}
      </CheckedForm>
    </Dialog>
  );
}
