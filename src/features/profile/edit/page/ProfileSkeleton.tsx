import { useTranslation } from 'react-i18next';
import { Container } from '../../../../ui/Container/Container';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Columns, Parts, Layout, Top } from './ProfilePage.styles';
import { Frame } from './Panel.styles';

const Part = ({ fields }: { fields: number }) => (
  <Frame as="div">
    <Skeleton width="35%" height="1.5rem" />
    {Array.from({ length: fields }, (_, index) => (
      <div key={index}>
        <Skeleton width="25%" />
        <Skeleton shape="block" height="44px" />
      </div>
    ))}
  </Frame>
);

/** The profile while it loads, in the shape it will have (UIX-05). */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <Container role="status" aria-busy aria-label={t('loading')}>
      <Layout>
        <Top as="div">
          <Skeleton width="min(16rem, 80%)" height="2.5rem" />
        </Top>
        <Columns>
          <Skeleton shape="block" height="44px" />
          <Parts>
            <Part fields={0} />
            <Part fields={1} />
            <Part fields={4} />
          </Parts>
        </Columns>
      </Layout>
    </Container>
  );
}
