import { Loading } from '../../components/loading/Loading';
import styled from 'styled-components';
import { Container } from '../../ui/Container/Container';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { space } from '../../ui/theme';
import { WholeView } from './WholeView';

const Wrapper = styled(Container)`
  padding-block: ${space(10)};
`;

/** The skeleton of a screen while its chunk loads: a title and a few lines. */
export function ScreenSkeleton() {
  return (
    <WholeView>
      <Loading>
        <Wrapper $width="reading">
          <Stack $gap={4}>
            <Skeleton height="2rem" width="60%" />
            <Skeleton />
            <Skeleton width="85%" />
            <Skeleton shape="block" height="10rem" />
          </Stack>
        </Wrapper>
      </Loading>
    </WholeView>
  );
}
