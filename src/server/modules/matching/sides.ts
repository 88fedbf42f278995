import { inOrder } from '../../people/pair';
import type { Relevance } from './engine/types';

/** A pair as it is stored: the lesser id first. `forward` is of the first. */
export function sidesOf(viewerId: string, subjectId: string, { score, forward, backward }: Relevance) {
  const [firstId, secondId] = inOrder(viewerId, subjectId);
  return firstId === viewerId
    ? { firstId, secondId, score, forward, backward }
    : { firstId, secondId, score, forward: backward, backward: forward };
}

/** A stored pair as one side sees it. */
export const relevanceFor = (
  viewerId: string,
  {
    firstId,
    score,
    forward,
    backward,
  }: Pick<ReturnType<typeof sidesOf>, 'firstId' | 'score' | 'forward' | 'backward'>,
): Relevance =>
  firstId === viewerId ? { score, forward, backward } : { score, forward: backward, backward: forward };
