import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Head, Surface, Who } from './PersonTile.styles';

/** In the place of a member's card (UIX-05). */
export function PersonTileSkeleton() {
  return (
    <Surface>
      <Head>
        <Skeleton shape="circle" width="56px" />
        <Who>
          <Skeleton width="9rem" />
          <Skeleton width="12rem" />
        </Who>
      </Head>
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </Surface>
  );
}
