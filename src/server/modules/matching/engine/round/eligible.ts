import type { NoMatches, Participant } from './types';

/** Why a person takes no part in a round. Undefined if they do. */
export function absence({ enabled, profileEnabled, networkingEnabled }: Participant): NoMatches | undefined {
  if (!enabled) return 'notEnabled';
  if (!profileEnabled) return 'profileHidden';
  return networkingEnabled ? undefined : 'networkingOff';
}
