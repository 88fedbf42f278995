import type { participants } from '../../db/schema';

/** A member of a community, as it is stored. */
export type Participant = typeof participants.$inferSelect;
