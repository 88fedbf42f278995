import type { LetInBody } from '../../../generated/api/checkIn';

/** A check-in or its undo that has not reached the server. */
export type Waiting = ({ kind: 'IN' } & LetInBody & { at: string }) | { kind: 'OUT'; personId: string };

const keyOf = (eventId: string): string => `checkIn.${eventId}`;

const isWaiting = (item: unknown): item is Waiting =>
  typeof item === 'object' && item !== null && 'kind' in item && (item.kind === 'IN' || item.kind === 'OUT');

/** The stored actions of this device for an event, the earliest first. They survive the page. */
export function readQueue(eventId: string, storage: Pick<Storage, 'getItem'> = localStorage): Waiting[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(eventId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/** Stores the queue, or removes an empty one. If the storage is full, the queue is kept in memory only. */
export function keepQueue(eventId: string, queue: readonly Waiting[], storage: Storage = localStorage): void {
  try {
    if (queue.length === 0) storage.removeItem(keyOf(eventId));
    else storage.setItem(keyOf(eventId), JSON.stringify(queue));
  } catch {
    // Private windows and full disks.
  }
}

/** With one more: taken back before it was sent, it never happened. */
export function added(queue: readonly Waiting[], item: Waiting): Waiting[] {
  const isSame = (each: Waiting) => each.kind === 'IN' && each.personId === item.personId;
  if (item.kind === 'OUT' && queue.some(isSame)) return queue.filter((each) => !isSame(each));
  return [...queue, item];
}

/**
 * Sends stored actions one after the other and returns the rest. Those that succeeded or were refused are done. The
 * first that does not reach the server stops it, so that the order is kept.
 */
export async function replayed(
  queue: readonly Waiting[],
  send: (item: Waiting) => Promise<'done' | 'unreached'>,
): Promise<Waiting[]> {
  for (const [at, item] of queue.entries()) {
    if ((await send(item)) === 'unreached') return queue.slice(at);
  }
  return [];
}
