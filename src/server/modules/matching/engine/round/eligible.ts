import type { NoMatches, Participant } from './types';

/** Why somebody takes no part in a round; undefined when they do. */
export function absence({ enabled, profileEnabled, networkingEnabled }: Participant): NoMatches | undefined {
  if (!enabled) return 'notEnabled';
  if (!profileEnabled) return 'profileHidden';
  return networkingEnabled ? undefined : 'networkingOff';
}
