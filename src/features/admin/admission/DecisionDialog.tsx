import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { nameOf } from '../../../components/participant/participantText';
import type { Applicant, Decided } from '../../../generated/api/admission';
import { decideAdmissions } from '../../../generated/api/client/admission';
import type { Lang } from '../../../lib/lang';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { Text } from '../../../ui/Text/Text';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { refusalIn } from './refusal';

interface DecisionDialogProps {
  community: { id: string; title: string; lang: Lang };
  people: readonly Applicant[];
  admit: boolean;
  onDone: (decided: Decided) => void;
  onClose: () => void;
}

const longest = 2000;

/** Admits or refuses people, with a word to them (D41). */
export function DecisionDialog({ community, people, admit, onDone, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('adminAdmission');
  const [text, setText] = useState(admit ? '' : refusalIn[community.lang](community.title));
  const [first] = people;
  const title =
    people.length === 1 && first
      ? t(admit ? 'decision.admitOne' : 'decision.refuseOne', { name: nameOf(first.profile) })
      : t(admit ? 'decision.admitTitle' : 'decision.refuseTitle', { count: people.length });

  const form = useSubmit<'text'>({
    check: () => ({ text: admit || text.trim() ? undefined : t('decision.noWords') }),
    send: async () => {
      const decisions = people.map(({ profile, version }) => ({ participantId: profile.id, version }));
      const body = { decisions, admit, ...(text.trim() ? { text } : {}) };
      onDone(await request(decideAdmissions, { params: { id: community.id }, body }));
    },
    wrongOf: (_, message) => ({ text: message }),
  });

  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={t(admit ? 'admit' : 'refuse')}
      loadingLabel={t(admit ? 'decision.admitting' : 'decision.refusing')}
      onClose={onClose}
    >
      <DialogText>{t(admit ? 'decision.admitText' : 'decision.refuseText')}</DialogText>
      {people.some(({ emailConfirmed }) => !emailConfirmed) && (
        <Text $size="sm" $tone="muted">
          {t('decision.unconfirmed')}
        </Text>
      )}
      <TextArea
        label={t(admit ? 'decision.admitWords' : 'decision.refuseWords')}
        hint={admit ? t('decision.admitHint') : undefined}
        required={!admit}
        lang={community.lang}
        maxLength={longest}
        value={text}
        error={form.wrong.text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
