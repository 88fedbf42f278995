import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/request';
import { useData } from '../../api/useData';
import { useInit } from '../../api/useInit';
import { relate, sendIntro } from '../../generated/api/client/introduction';
import type { Credits, RelationAnswer } from '../../generated/api/introduction';
import { formatDay } from '../../i18n/format';
import { useLang } from '../../i18n/useLang';
import { useTexts } from '../../i18n/useTexts';
import { textLength } from '../../lib/rules/text';
import { announce } from '../../ui/announcer/announce';
import { DialogText } from '../../ui/Dialog/DialogText';
import { LimitedText } from '../fields/text/LimitedText';
import { FormDialog } from '../form/FormDialog';
import { useSubmit } from '../form/useSubmit';
import { nameOf } from '../participant/participantText';
import { recommendationsQuery } from './introductionQueries';
import type { Named } from './useActions';

/** Maximum length of an introduction. */
const longest = 1000;

export interface ConnectDialogProps {
  person: Named;
  /** Of the round that recommended them. */
  matchingId?: string | null;
  /** Loaded if unknown. */
  credits?: Credits;
  onSent: (answer: RelationAnswer) => void;
  onClose: () => void;
}

/** Sends an introduction with a short message (HOM-02). Input stays until it is sent. */
export default function ConnectDialog(props: ConnectDialogProps) {
  useTexts('fields');
  const { person, matchingId, onSent, onClose } = props;
  const participantId = useInit().data?.participant?.id;
  const { data: week } = useData({ ...recommendationsQuery(0), enabled: !props.credits });
  const credits = props.credits ?? week?.credits;
  const { t } = useTranslation('introduction');
  const lang = useLang();
  const [text, setText] = useState('');
  const name = nameOf(person);
  const leftText = ({ left, renewsAt }: Credits) =>
    left === 0
      ? t('credits.out', { date: formatDay(new Date(renewsAt), lang) })
      : t('credits.left', { count: left });
  const out = credits?.left === 0;
  const form = useSubmit<'text'>({
    check: () => (textLength(text) > longest ? { text: t('connect.tooLong', { max: longest }) } : undefined),
    send: async () => {
      if (out) return;
      const words = text.trim() || undefined;
      const answer =
        matchingId && participantId
          ? await request(sendIntro, { body: { matchingId, introMessage: words, from: participantId } })
          : await request(relate, { body: { subjectId: person.id, relationType: 'LIKE', note: words } });
      onSent(answer);
      announce(leftText(answer.credits));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('connect.title', { name })}
      form={form}
      submitLabel={t('connect.submit')}
      loadingLabel={t('connect.sending')}
      disabled={out}
      onClose={onClose}
    >
      <LimitedText
        label={t('connect.message')}
        note={t('optional')}
        placeholder={t('connect.example', { name: person.firstName })}
        value={text}
        onChange={setText}
        limits={{ min: 0, max: longest }}
        error={form.wrong.text}
      />
      {credits && (
        <DialogText $size="sm" $tone="muted">
          {leftText(credits)}
        </DialogText>
      )}
    </FormDialog>
  );
}
