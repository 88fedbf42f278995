import type { Placeholder } from 'drizzle-orm';

/** An id, or its place in a prepared statement. */
export type Given = string | Placeholder;

/**
 * How many members of a community somebody sees. `circle`: those they know (`circle.ts`). Visitors see members whose page is
 * public: `publicUnlessOff` where a new member's page is, `publicIfOn` where it is not.
 */
export type Sees = 'everybody' | 'circle' | 'publicUnlessOff' | 'publicIfOn';

/** Who looks at the members of a community. */
export interface Viewing {
  communityId: Given;
  /** The participant who looks; '' of who has none here. */
  viewerId: Given;
  sees: Sees;
  now: Date | Placeholder;
}

/** A community, as far as it decides who sees whom. */
export interface Openness {
  community: { transparent: boolean };
}

type Onlooker = 'visitor' | 'member' | 'manager';

/** How many members an onlooker sees. Managers of a community, and administrators, see all of them. */
export function seesIn({ community: { transparent } }: Openness, onlooker: Onlooker): Sees {
  if (onlooker === 'visitor') return transparent ? 'publicUnlessOff' : 'publicIfOn';
  return transparent || onlooker === 'manager' ? 'everybody' : 'circle';
}

/** One prepared statement for each `Sees`: what a plan has to look for differs between them. */
export const forEachSees = <Made>(make: (sees: Sees) => Made): Record<Sees, Made> => ({
  everybody: make('everybody'),
  circle: make('circle'),
  publicUnlessOff: make('publicUnlessOff'),
  publicIfOn: make('publicIfOn'),
});
