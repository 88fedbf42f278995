import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../components/form/useSubmit';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { DialogText } from '../../../ui/Dialog/DialogText';
import { Stack } from '../../../ui/Stack/Stack';
import { authErrorText } from '../errors/authError';
import { ruleText } from '../texts/ruleText';
import { ConsentCheckbox } from './ConsentCheckbox';
import type { LegalDocuments } from './documents';

export interface TermsDialogProps {
  documents: LegalDocuments;
  /** Called when the user agrees. An error is shown. */
  onAgree: () => Promise<void>;
  onClose: () => void;
  /** The label of the close button. */
  closeLabel: string;
  /** The user may have agreed to an earlier text, and must agree again. */
  again?: boolean;
}

/** The documents of the community with the consent, for new users, and before calls that need it (AUT-03, AUT-10). */
export default function TermsDialog({
  documents,
  onAgree,
  onClose,
  closeLabel,
  again = false,
}: TermsDialogProps) {
  const { t, i18n } = useTranslation(['consent', 'auth', 'common']);
  const why = again ? 'again' : 'first';
  const box = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const { busy, wrong, submit, clear } = useSubmit<'terms'>({
    check: () => (agreed ? undefined : { terms: ruleText('policyRequired', i18n.language) }),
    send: onAgree,
    wrongOf: (error) => ({ call: authErrorText(error, i18n) }),
  });
  const agree = () => {
    if (!agreed) box.current?.focus();
    void submit();
  };
  return (
    <Dialog
      open
      keepOpen
      onClose={onClose}
      title={t(`${why}.title`)}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button loading={busy} onClick={agree}>
            {t(`${why}.accept`)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {closeLabel}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <DialogText>{t(`${why}.text`)}</DialogText>
        <ConsentCheckbox
          ref={box}
          documents={documents}
          name="terms"
          checked={agreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
            clear();
          }}
          error={wrong.terms}
        />
        {wrong.call && (
          <Banner tone="error" role="alert">
            {wrong.call}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
