import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChangedDocuments } from '../../features/auth/consent/ChangedDocuments';
import TermsDialog from '../../features/auth/consent/TermsDialog';
import type { Init } from '../../generated/api/currentUser';
import { useTexts } from '../../i18n/useTexts';
import { routePaths } from '../../lib/routes';
import { Container } from '../../ui/Container/Container';
import { useAgree } from '../legal/useAgree';
import { useLegalDocuments } from '../legal/useLegalDocuments';
import { signOut } from '../session/signOut';

/** Asks for missing consent (A09, AUT-10): new users must answer first, members may postpone it. */
export default function ConsentDue({ due }: { due: NonNullable<Init['consentDue']> }) {
  useTexts('auth', 'consent');
  const { t } = useTranslation();
  const navigate = useNavigate();
  const documents = useLegalDocuments();
  const agree = useAgree();
  if (due === 'CHANGED') {
    return (
      <Container>
        <ChangedDocuments documents={documents} onAgree={agree} />
      </Container>
    );
  }
  const leave = () => {
    signOut();
    void navigate(routePaths.login, { replace: true });
  };
  return (
    <TermsDialog documents={documents} onAgree={agree} onClose={leave} closeLabel={t('header.signOut')} />
  );
}
