import { Loading } from '../../components/loading/Loading';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Item, List, Words } from './NotificationList.styles';

/** Entries while they are not known (UIX-05). */
export function ListSkeleton() {
  return (
    <Loading>
      <List as="div">
        {Array.from({ length: 6 }, (_, place) => (
          <Item as="div" key={place}>
            <Skeleton shape="circle" width="32px" height="32px" />
            <Words>
              <Skeleton width="70%" />
              <Skeleton width="90%" />
              <Skeleton width="30%" />
            </Words>
          </Item>
        ))}
      </List>
    </Loading>
  );
}
