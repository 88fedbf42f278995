import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import TermsDialog from '../../features/auth/consent/TermsDialog';
import { useTexts } from '../../i18n/useTexts';
import { routePaths } from '../../lib/routes';
import { useAgreement } from '../legal/useAgreement';
import { useLegalDocuments } from '../legal/useLegalDocuments';
import { agreeExternally } from './calls';
import { useFinish } from './useFinish';

interface AgreeFirstProps {
  ticket: string;
  backTo: string | undefined;
}

/** A new account of an external sign-in is made once its owner has agreed (A25). */
export default function AgreeFirst({ ticket, backTo }: AgreeFirstProps) {
  useTexts('consent');
  const { t } = useTranslation();
  const navigate = useNavigate();
  const finish = useFinish();
  const agreement = useAgreement();
  return (
    <TermsDialog
      documents={useLegalDocuments()}
      onAgree={async () => finish(await agreeExternally(ticket, backTo, agreement))}
      onClose={() => void navigate(routePaths.login, { replace: true })}
      closeLabel={t('cancel')}
    />
  );
}
