import { same } from '../../../lib/json/same';
import { fieldsOf, isBlank, withField, type Draft, type DraftField } from './draft';

/** What somebody typed and what took its place, because another device changed the same field later. */
export interface Conflict {
  field: DraftField;
  value: unknown;
}

interface Merging {
  /** What both sides began with. */
  base: Draft;
  mine: Draft;
  theirs: Draft;
  /** Which side was changed last. */
  newer: 'mine' | 'theirs';
}

const equal = (one: unknown, other: unknown): boolean => (isBlank(one) && isBlank(other)) || same(one, other);

/**
 * One draft of two (ONB-03): a field that one side changed is that side's; one that both changed is the newer side's,
 * and the other value is told, so that nobody loses it silently. The visitor goes on where the furthest device is.
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
