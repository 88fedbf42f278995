import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { DialogText } from '../../ui/Dialog/DialogText';
import { RadioGroup } from '../../ui/Radio/RadioGroup';
import { LimitedText } from '../fields/text/LimitedText';
import { FormDialog } from '../form/FormDialog';
import { useSubmit } from '../form/useSubmit';
import { nameOf } from '../participant/participantText';
import { hideReasons, type HideReason, type Named } from './useActions';

const longest = 500;

interface HideDialogProps {
  person: Named;
  /** Resolves to whether they are hidden now. Shows errors itself. */
  onHide: (reason: HideReason, text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason to hide a person (HOM-02). Nobody else sees it. */
export default function HideDialog({ person, onHide, onClose }: HideDialogProps) {
  useTexts('fields');
  const { t } = useTranslation('introduction');
  const [reason, setReason] = useState<HideReason>('NOT_INTERESTED');
  const [text, setText] = useState('');
  const form = useSubmit({
    send: async () => {
      // Else the note stays for another try.
      if (await onHide(reason, text.slice(0, longest))) onClose();
    },
  });
  return (
    <FormDialog
      title={t('hide.title', { name: nameOf(person) })}
      form={form}
      submitLabel={t('hide.submit')}
      onClose={onClose}
    >
      <DialogText>{t('hide.text')}</DialogText>
      <RadioGroup
        label={t('hide.reason')}
        name="hide-reason"
        options={hideReasons.map((value) => ({ value, label: t(`hide.reasons.${value}`) }))}
        value={reason}
        onChange={({ target }) => setReason(target.value as HideReason)}
      />
      <LimitedText
        label={t('hide.note')}
        note={t('optional')}
        value={text}
        onChange={setText}
        limits={{ min: 0, max: longest }}
      />
    </FormDialog>
  );
}
