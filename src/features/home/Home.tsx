import { useTranslation } from 'react-i18next';
import type { Lang } from '../../lib/lang';
import { Container } from '../../ui/Container/Container';
import { Heading } from '../../ui/Text/Heading';

export interface HomeProps {
  title: string;
  lang: Lang;
}

/** Who I am, my community, what comes next. */
export function Home({ title }: HomeProps) {
  const { t } = useTranslation('home');
  return (
    <Container>
      <Heading level={1}>{t('title')}</Heading>
      <p>{title}</p>
    </Container>
  );
}
