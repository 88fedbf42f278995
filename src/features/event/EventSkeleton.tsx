import { Loading } from '../../components/loading/Loading';
import styled from 'styled-components';
import { Container } from '../../ui/Container/Container';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { CoverFrame, Head, Layout, Main, Side } from './EventPage.styles';

const CoverPlace = styled(Skeleton)`
  block-size: auto;
  aspect-ratio: 16 / 9;
`;

/** An event's page while it loads, in the shape it will have (UIX-05). */
export function EventSkeleton() {
  return (
    <Loading>
      <Container $width="list">
        <Layout as="div">
          <Head as="div">
            <CoverFrame>
              <CoverPlace shape="block" />
            </CoverFrame>
            <Skeleton shape="block" height="2.5rem" width="80%" />
          </Head>
          <Side>
            <Stack $gap={4}>
              <Skeleton shape="block" height="3.5rem" />
              <Skeleton shape="block" height="3.5rem" />
            </Stack>
            <Skeleton shape="block" height="44px" />
          </Side>
          <Main>
            <div>
              <Skeleton />
              <Skeleton />
              <Skeleton width="70%" />
            </div>
          </Main>
        </Layout>
      </Container>
    </Loading>
  );
}
