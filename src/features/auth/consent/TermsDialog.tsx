import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { authErrorText } from '../errors/authError';
import { ruleText } from '../texts/ruleText';
import { ConsentCheckbox } from './ConsentCheckbox';
import type { LegalDocuments } from './documents';

export interface TermsDialogProps {
  documents: LegalDocuments;
  /** They ticked and went on; what it throws is shown. */
  onAgree: () => Promise<void>;
  onClose: () => void;
  /** What closing it does, in words. */
  closeLabel: string;
  /** Asked before something else can be done, of somebody who may have agreed to a text of before. */
  again?: boolean;
}

/** The documents of the community and the consent to them, asked of whoever is new, and before whatever needs it (AUT-03, AUT-10). */
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
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const goOn = async () => {
    if (!agreed) {
      setMissing(true);
      box.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await onAgree();
    } catch (error) {
      setFailure(authErrorText(error, i18n));
    } finally {
      setBusy(false);
    }
  };
  const tick = (ticked: boolean) => {
    setAgreed(ticked);
    setMissing(!ticked);
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
          <Button loading={busy} onClick={() => void goOn()}>
            {t(`${why}.accept`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{t(`${why}.text`)}</Text>
        <ConsentCheckbox
          ref={box}
          documents={documents}
          name="terms"
          checked={agreed}
          onChange={(event) => tick(event.target.checked)}
          error={missing ? ruleText('policyRequired', i18n.language) : undefined}
        />
        {failure && (
          <Banner tone="error" role="alert">
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
