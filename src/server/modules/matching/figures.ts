import { inOrder } from '../../people/pair';
import type { Round } from './engine/round/types';

/** The statistics of a round. */
export function figuresOf({ lists, without }: Round): Record<string, number> {
  const shown = new Map<string, number>();
  const pairs = new Set<string>();
  let recommendations = 0;
  for (const [viewer, list] of lists) {
    recommendations += list.length;
    for (const { id } of list) {
      shown.set(id, (shown.get(id) ?? 0) + 1);
      pairs.add(inOrder(viewer, id).join(' '));
    }
  }
  const figures: Record<string, number> = {
    members: lists.size + without.size,
    lists: lists.size,
    recommendations,
    pairs: pairs.size,
    mostShown: Math.max(0, ...shown.values()),
  };
  for (const reason of without.values()) figures[reason] = (figures[reason] ?? 0) + 1;
  return figures;
}
