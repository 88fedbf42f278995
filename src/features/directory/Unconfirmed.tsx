import { useTranslation } from 'react-i18next';
import { routePaths } from '../../lib/routes';
import { Container } from '../../ui/Container/Container';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Link } from '../../ui/Link/Link';
import { Heading } from '../../ui/Text/Heading';
import { DirectoryLayout } from './Directory.styles';

/** Instead of the directory, to whoever has not confirmed their address: members show themselves to members alone. */
export function Unconfirmed() {
  const { t } = useTranslation('directory');
  return (
    <Container>
      <DirectoryLayout>
        <Heading level={1}>{t('title')}</Heading>
        <EmptyState
          drawing="messages"
          title={t('unconfirmed.title')}
          action={<Link to={routePaths.lastStep}>{t('unconfirmed.confirm')}</Link>}
        >
          {t('unconfirmed.text')}
        </EmptyState>
      </DirectoryLayout>
    </Container>
  );
}
