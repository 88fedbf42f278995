import { Loading } from '../../../components/loading/Loading';
import styled from 'styled-components';
import { Card } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';

/** At least as high as the window, because the part below can render only once the height of this is known. */
const Tall = styled(Stack)`
  min-block-size: 120dvh;
`;

/** The skeleton of people to meet (UIX-05). */
export function PeopleSkeleton() {
  return (
    <Loading>
      <Tall $gap={4}>
        <Skeleton width="12rem" height="1.75rem" />
        {[0, 1, 2].map((place) => (
          <Card key={place} $variant="raised">
            <Stack $gap={3}>
              <Stack $row $gap={3}>
                <Skeleton shape="circle" width="96px" />
                <Skeleton width="50%" />
              </Stack>
              <Skeleton width="90%" />
              <Skeleton width="70%" />
              <Skeleton width="9rem" height="2.75rem" />
            </Stack>
          </Card>
        ))}
      </Tall>
    </Loading>
  );
}
