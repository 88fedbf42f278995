import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { nameOf } from '../../../components/participant/participantText';
import type { Applicant, Decided } from '../../../generated/api/admission';
import { decideAdmissions } from '../../../generated/api/client/admission';
import { describeError } from '../../../i18n/describeError';
import type { Lang } from '../../../lib/lang';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { CheckedForm } from '../../../ui/Field/CheckedForm';
import { Text } from '../../../ui/Text/Text';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { refusalIn } from './refusal';

interface VerdictDialogProps {
  community: { id: string; title: string; lang: Lang };
  people: readonly Applicant[];
  admit: boolean;
  onDone: (decided: Decided) => void;
  onClose: () => void;
}

const formId = 'verdict';
const longest = 2000;

/** Admits or refuses people, with a word to them (D41). */
export function VerdictDialog({ community, people, admit, onDone, onClose }: VerdictDialogProps) {
  const { t, i18n } = useTranslation('adminAdmission');
  const { t: say } = useTranslation();
  const [text, setText] = useState(admit ? '' : refusalIn[community.lang](community.title));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ text?: string }>({});
  const [first] = people;
  const title =
    people.length === 1 && first
      ? t(admit ? 'verdict.admitOne' : 'verdict.refuseOne', { name: nameOf(first.profile) })
      : t(admit ? 'verdict.admitTitle' : 'verdict.refuseTitle', { count: people.length });

  const submit = async () => {
    if (busy) return;
    const isMissing = !admit && !text.trim();
    setWrong(isMissing ? { text: t('verdict.noWords') } : {});
    if (isMissing) return;
    setBusy(true);
    try {
      const decisions = people.map(({ profile, version }) => ({ participantId: profile.id, version }));
      const body = { decisions, admit, ...(text.trim() ? { text } : {}) };
      onDone(await request(decideAdmissions, { params: { id: community.id }, body }));
    } catch (error) {
      setWrong({ text: describeError(error, i18n) });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      keepOpen
      title={title}
      closeLabel={say('close')}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            loading={busy}
            loadingLabel={t(admit ? 'verdict.admitting' : 'verdict.refusing')}
          >
            {t(admit ? 'admit' : 'refuse')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} wrong={wrong} onSubmit={submit}>
        <Text>{t(admit ? 'verdict.admitText' : 'verdict.refuseText')}</Text>
        {people.some(({ emailConfirmed }) => !emailConfirmed) && (
          <Text $size="sm" $tone="muted">
            {t('verdict.unconfirmed')}
          </Text>
        )}
        <TextArea
          label={t(admit ? 'verdict.admitWords' : 'verdict.refuseWords')}
          hint={admit ? t('verdict.admitHint') : undefined}
          lang={community.lang}
          maxLength={longest}
          value={text}
          error={wrong.text}
          onChange={({ target }) => setText(target.value)}
        />
      </CheckedForm>
    </Dialog>
  );
}
