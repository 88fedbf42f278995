import { eq } from 'drizzle-orm';
import { managerVisits } from '../../db/schema';
import { rows, type PersonalRows } from '../../personalRows';

export const managerHomeData: readonly PersonalRows[] = [
  {
    ...rows('managerVisits', managerVisits, ({ userId }) => eq(managerVisits.userId, userId)),
    endsWithMembership: true,
  },
];
