import type { Placeholder, SQL } from 'drizzle-orm';

/** An id, its place in a prepared statement, or where a query has it. */
export type Given = string | Placeholder | SQL;

/**
 * Which members of a community a viewer sees. `circle`: those they know (`circle.ts`). Visitors see members with public
 * pages: `publicUnlessOff` if pages are public by default, `publicIfOn` if they are not.
 */
export type Sees = 'everybody' | 'circle' | 'publicUnlessOff' | 'publicIfOn';

/** The viewer of a community's members. */
export interface Viewing {
  communityId: Given;
  /** The viewer's participant. '' without one here. */
  viewerId: Given;
  sees: Sees;
  now: Date | Placeholder;
}

/** The settings of a community that decide who sees whom. */
export interface Openness {
  community: { transparent: boolean };
}

type Onlooker = 'visitor' | 'member' | 'manager';

/** Which members a viewer sees. Managers of a community, and administrators, see all of them. */
export function seesIn({ community: { transparent } }: Openness, onlooker: Onlooker): Sees {
  if (onlooker === 'visitor') return transparent ? 'publicUnlessOff' : 'publicIfOn';
  return transparent || onlooker === 'manager' ? 'everybody' : 'circle';
}

/** One prepared statement for each `Sees`, because their plans differ. */
export const forEachSees = <Made>(make: (sees: Sees) => Made): Record<Sees, Made> => ({
  everybody: make('everybody'),
  circle: make('circle'),
  publicUnlessOff: make('publicUnlessOff'),
  publicIfOn: make('publicIfOn'),
});
