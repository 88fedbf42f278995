import { Loading } from '../../../components/loading/Loading';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Line, Lines, Rows } from './ChatList.styles';

/** Rows of the list while they are not known (UIX-05). */
export function ChatListSkeleton() {
  return (
    <Loading>
      <Rows as="div">
        {Array.from({ length: 6 }, (_, place) => (
          <Line key={place}>
            <Skeleton shape="circle" width="40px" />
            <Lines>
              <Skeleton width="40%" />
              <Skeleton width="80%" />
            </Lines>
          </Line>
        ))}
      </Rows>
    </Loading>
  );
}
