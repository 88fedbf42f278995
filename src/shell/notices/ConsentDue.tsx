import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedDocuments } from '../../features/auth/consent/ChangedDocuments';
import { ConsentLater } from '../../features/auth/consent/ConsentLater';
import TermsDialog from '../../features/auth/consent/TermsDialog';
import type { Init } from '../../generated/api/currentUser';
import { useTexts } from '../../i18n/useTexts';
import { Container } from '../../ui/Container/Container';
import { useAgree } from '../legal/useAgree';
import { useLegalDocuments } from '../legal/useLegalDocuments';

/**
 * Asks for missing consent (A09, AUT-10): new users by a dialog, members above the page. Both may postpone it; the server
 * lets nobody join or come to an event without it.
 */
export default function ConsentDue({ due }: { due: NonNullable<Init['consentDue']> }) {
  useTexts('auth', 'consent');
  const { t } = useTranslation('consent');
  const documents = useLegalDocuments();
  const agree = useAgree();
  const [isPostponed, setPostponed] = useState(false);
  if (due === 'FIRST' && !isPostponed) {
    return (
      <TermsDialog
        documents={documents}
        onAgree={agree}
        onClose={() => setPostponed(true)}
        closeLabel={t('first.later')}
      />
    );
  }
  return (
    <Container>
      {due === 'FIRST' ? (
        <ConsentLater onOpen={() => setPostponed(false)} />
      ) : (
        <ChangedDocuments documents={documents} onAgree={agree} />
      )}
    </Container>
  );
}
