import { Card } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

/** What comes next while that is not known: nothing that stands there moves once it is. */
export const StepsSkeleton = () => (
  <>
    <Card>
      <Skeleton shape="block" height="7rem" />
    </Card>
    <Card>
      <Skeleton shape="block" height="12rem" />
    </Card>
  </>
);
