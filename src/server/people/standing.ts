import type { participants, persons } from '../db/schema';

export type Person = typeof persons.$inferSelect;

/** What managers decided about a person. */
export type Standing = Pick<Person, 'refusedAt' | 'removedAt' | 'hidden' | 'paused' | 'managedVersion'>;

type Decided = Pick<
  typeof participants.$inferSelect,
  'refusedAt' | 'removedAt' | 'profileEnabled' | 'managedVersion'
>;

/** Whether somebody may not come in as they please. */
export const isShutOut = ({ refusedAt, removedAt, hidden }: Person): boolean =>
  refusedAt !== null || removedAt !== null || hidden;

export const standingOf = ({ refusedAt, removedAt, profileEnabled, managedVersion }: Decided) => ({
  refusedAt,
  removedAt,
  managedVersion,
  hidden: !profileEnabled,
});

/** What of a standing a new participant starts with, `enabled` as admission has it. */
export const startingWith = (
  { refusedAt, removedAt, hidden, paused, managedVersion }: Standing,
  enabled: boolean,
) => ({
  refusedAt,
  removedAt,
  enabled: enabled && !refusedAt && !removedAt,
  profileEnabled: !hidden,
  networkingEnabled: !paused,
  managedVersion: managedVersion + 1,
});
