import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card/Card';
import { Container } from '../../ui/Container/Container';
import { Column, Grid } from '../../ui/Grid/Grid';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { HomeLayout } from './Home.styles';

const Lines = () => (
  <Card>
    <Skeleton width="40%" height="1.25rem" />
    <Skeleton />
    <Skeleton width="70%" />
  </Card>
);

/** Home while it loads, in the shape it will have (UIX-05). */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <Container role="status" aria-busy aria-label={t('loading')}>
      <HomeLayout>
        <Skeleton width="min(20rem, 80%)" height="2rem" />
        <Grid>
          <Column $span={{ lg: 8 }}>
            <Stack $gap={6}>
              <Lines />
              <Lines />
            </Stack>
          </Column>
          <Column $span={{ lg: 4 }}>
            <Card>
              <Stack $row $gap={4}>
                <Skeleton shape="circle" width="56px" />
                <Skeleton width="60%" />
              </Stack>
            </Card>
          </Column>
        </Grid>
      </HomeLayout>
    </Container>
  );
}
