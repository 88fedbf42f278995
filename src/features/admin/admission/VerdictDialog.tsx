import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/request';
import { FormDialog } from '../../../components/form/FormDialog';
import { useSubmit } from '../../../components/form/useSubmit';
import { nameOf } from '../../../components/participant/participantText';
import type { Applicant, Decided } from '../../../generated/api/admission';
import { decideAdmissions } from '../../../generated/api/client/admission';
import type { Lang } from '../../../lib/lang';
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

const longest = 2000;

/** Admits or refuses people, with a word to them (D41). */
export function VerdictDialog({ community, people, admit, onDone, onClose }: VerdictDialogProps) {
  const { t } = useTranslation('adminAdmission');
  const [text, setText] = useState(admit ? '' : refusalIn[community.lang](community.title));
  const [first] = people;
  const title =
    people.length === 1 && first
      ? t(admit ? 'verdict.admitOne' : 'verdict.refuseOne', { name: nameOf(first.profile) })
      : t(admit ? 'verdict.admitTitle' : 'verdict.refuseTitle', { count: people.length });

  const form = useSubmit<'text'>({
    check: () => ({ text: admit || text.trim() ? undefined : t('verdict.noWords') }),
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
      loadingLabel={t(admit ? 'verdict.admitting' : 'verdict.refusing')}
      onClose={onClose}
    >
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
        error={form.wrong.text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
