import { useTranslation } from 'react-i18next';
import TermsDialog from '../../features/auth/consent/TermsDialog';
import { useTexts } from '../../i18n/useTexts';
import { useAgree } from '../legal/useAgree';
import { useLegalDocuments } from '../legal/useLegalDocuments';

/** Asks for the consent that a call needs first (AUT-10). The page behind it stays unchanged. */
export default function ConsentRequired({ onAnswer }: { onAnswer: (agreed: boolean) => void }) {
  useTexts('auth', 'consent');
  const { t } = useTranslation();
  const agree = useAgree();
  return (
    <TermsDialog
      again
      documents={useLegalDocuments()}
      onAgree={async () => {
        await agree();
        onAnswer(true);
      }}
      onClose={() => onAnswer(false)}
      closeLabel={t('cancel')}
    />
  );
}
