import type { participants, persons } from '../db/schema';

export type Person = typeof persons.$inferSelect;

/** Managers' decisions about a person. */
export type Standing = Pick<Person, 'refusedAt' | 'removedAt' | 'hidden' | 'paused' | 'managedVersion'>;

type Decided = Pick<
  typeof participants.$inferSelect,
  'refusedAt' | 'removedAt' | 'profileEnabled' | 'managedVersion'
>;

/** Whether a person may not join freely. */
export const isShutOut = ({ refusedAt, removedAt, hidden }: Person): boolean =>
  refusedAt !== null || removedAt !== null || hidden;

export const standingOf = ({ refusedAt, removedAt, profileEnabled, managedVersion }: Decided) => ({
  refusedAt,
  removedAt,
  managedVersion,
  hidden: !profileEnabled,
});

/** The standing of a new participant. `enabled` is the result of admission. */
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
