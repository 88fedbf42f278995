import { useTranslation } from 'react-i18next';
import { Unconfirmed } from '../../components/participant/Unconfirmed';
import { Container } from '../../ui/Container/Container';
import { Heading } from '../../ui/Text/Heading';
import { DirectoryLayout } from './Directory.styles';

/** The directory before the address is confirmed. It requests nobody. */
export function DirectoryUnconfirmed({ title }: { title: string }) {
  const { t } = useTranslation('directory');
  return (
    <Container>
      <DirectoryLayout>
        <Heading level={1}>{title}</Heading>
        <Unconfirmed texts={t('unconfirmed', { returnObjects: true })} />
      </DirectoryLayout>
    </Container>
  );
}
