import type { participants } from '../db/schema';

const day = 86_400_000;

/** How long ago members were seen last, in days, in turn; the accounts to sign in with have not been here yet. */
const seen = [0.1, 1, 2, 0.3, 9, 45, 1.5, 80] as const;

type Lived = Pick<
  typeof participants.$inferInsert,
  'createdAt' | 'updatedAt' | 'lastSeenAt' | 'enabled' | 'networkingEnabled' | 'pickedAt'
>;

interface Community {
  /** How many members it has. */
  size: number;
  /** Managers admit applicants; the latest still wait. */
  approval: boolean;
}

/** Number of waiting applicants in a community with approval. */
const waiting = 3;

/** The member at this place of a community's list after a year. Members joined in the order of the list. */
export function yearOf(place: number, { size, approval }: Community, now: Date): Lived {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const isWaiting = approval && place >= size - waiting;
  const before = size - 1 - place;
  const joinedAt = ago(1 + (isWaiting ? before : (before * 360) / Math.max(1, size - 1)));
  const lastSeenAt = ago(seen[place % seen.length] ?? 0);
  return {
    createdAt: joinedAt,
    updatedAt: joinedAt,
    // Nobody was seen before they joined.
    lastSeenAt: place < 2 ? null : lastSeenAt < joinedAt ? joinedAt : lastSeenAt,
    enabled: !isWaiting,
    networkingEnabled: place % 11 !== 10,
    pickedAt: place === 3 || place === 5 ? ago(30) : null,
  };
}
