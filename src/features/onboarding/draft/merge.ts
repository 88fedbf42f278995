import { same } from '../../../lib/json/same';
import { fieldsOf, isBlank, withField, type Draft, type DraftField } from './draft';

/** A value and the one that replaced it, because another device changed the same field later. */
export interface Conflict {
  field: DraftField;
  value: unknown;
}

interface Merging {
  /** The common version of both sides. */
  base: Draft;
  mine: Draft;
  theirs: Draft;
  /** The side that was changed last. */
  newer: 'mine' | 'theirs';
}

const equal = (one: unknown, other: unknown): boolean => (isBlank(one) && isBlank(other)) || same(one, other);

/**
 * Merges two drafts (ONB-03): a field that one side changed is taken from that side; one that both changed is taken
 * from the newer side, and the other value is reported, so that it is not lost silently. The visitor continues at the
 * later step of the two.
 */
export function mergeDrafts({ base, mine, theirs, newer }: Merging): { draft: Draft; conflicts: Conflict[] } {
  const [began, here, there] = [base, mine, theirs].map(fieldsOf) as [Fields, Fields, Fields];
  const moved = mine.step === base.step ? theirs.step : Math.max(mine.step, theirs.step);
  let draft: Draft = { ...theirs, step: theirs.step === base.step ? mine.step : moved };
  const conflicts: Conflict[] = [];
  for (const field of new Set([...here.keys(), ...there.keys()])) {
    const [first, own, other] = [began.get(field), here.get(field), there.get(field)];
    if (equal(own, first) || equal(own, other)) continue;
    const clash = !equal(other, first);
    if (!clash || newer === 'mine') draft = withField(draft, field, own);
    if (!clash) continue;
    const value = newer === 'mine' ? other : own;
    if (!isBlank(value)) conflicts.push({ field, value });
  }
  return { draft, conflicts };
}

type Fields = Map<DraftField, unknown>;
