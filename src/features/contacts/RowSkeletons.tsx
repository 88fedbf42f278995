import { Loading } from '../../components/loading/Loading';
import { Card } from '../../ui/Card/Card';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';

/** Rows of a list while they are not known, in their shape (UIX-05). */
export function RowSkeletons({ count = 3 }: { count?: number }) {
  return (
    <Loading>
      <Stack $gap={3}>
        {Array.from({ length: count }, (_, place) => (
          <Card key={place}>
            <Stack $gap={3}>
              <Stack $row $gap={3}>
                <Skeleton shape="circle" width="64px" />
                <Skeleton width="50%" />
              </Stack>
              <Skeleton width="9rem" height="2.25rem" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}
