import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Icon } from '../../../ui/Icon/Icon';
import { Link } from '../../../ui/Link/Link';
import { Text } from '../../../ui/Text/Text';
import { color, space } from '../../../ui/theme';
import type { LegalDocuments } from './documents';

export interface TermsDialogProps {
  documents: LegalDocuments;
  onAccept: () => void;
  onClose: () => void;
}

const List = styled.ul`
  margin-block-start: ${space(4)};
  border-block-start: 1px solid ${color('border')};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 48px;
  border-block-end: 1px solid ${color('border')};
  svg {
    color: ${color('muted')};
  }
`;

/** The documents of the community and the consent to them, asked for before an account is opened (AUT-03). */
export default function TermsDialog({ documents, onAccept, onClose }: TermsDialogProps) {
  const { t } = useTranslation(['auth', 'common']);
  const rows = [
    [t('consent.terms'), documents.termsUrl],
    [t('consent.agreement'), documents.agreementUrl],
    [t('consent.policy'), documents.policyUrl],
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('consent.title')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button onClick={onAccept}>{t('consent.accept')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <Text>{t('consent.text')}</Text>
      <List>
        {rows.map(
          ([name, href]) =>
            href && (
              <Row key={name}>
                <Link href={href} newTab={t('newTab')}>
                  {name}
                </Link>
                <Icon icon={ExternalLink} size={16} />
              </Row>
            ),
        )}
      </List>
    </Dialog>
  );
}
