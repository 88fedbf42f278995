import { useTranslation } from 'react-i18next';
import { Container } from '../../../ui/Container/Container';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Layout } from './ParticipantPage.styles';
import {
  Aside,
  Band,
  Block,
  Body,
  Face,
  Head,
  Main,
  Named,
  Request,
  Surface,
} from '../../../components/participant/ParticipantCard.styles';

const Lines = () => (
  <Block>
    <Skeleton width="30%" height="1.25rem" />
    <Skeleton />
    <Skeleton width="85%" />
  </Block>
);

/** A participant's page while it loads, in the shape it will have (UIX-05). */
export function ParticipantSkeleton() {
  const { t } = useTranslation();
  return (
    <Container role="status" aria-busy aria-label={t('loading')}>
      <Layout>
        <Surface as="div">
          <Band />
          <Head>
            <Face>
              <Skeleton shape="circle" width="128px" />
            </Face>
            <Named>
              <Skeleton width="min(18rem, 80%)" height="2rem" />
            </Named>
          </Head>
          <Body>
            <Main>
              <Request as="div">
                <Skeleton width="30%" height="1.25rem" />
                <Skeleton width="90%" height="1.25rem" />
              </Request>
              <Lines />
              <Lines />
            </Main>
            <Aside as="div">
              <Skeleton width="50%" height="1.25rem" />
              <Skeleton width="80%" height="1.5rem" />
              <Skeleton width="70%" height="1.5rem" />
            </Aside>
          </Body>
        </Surface>
      </Layout>
    </Container>
  );
}
