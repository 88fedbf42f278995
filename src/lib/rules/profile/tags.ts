import type { Broken } from '../profileMessages';
import { listLimits } from './profileLimits';
import { charactersOf, cleanLine, textLength } from '../text';

/** Equal for tags that differ in case or in the width of their letters alone. */
const keyOf = (tag: string): string => tag.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC');

const other = keyOf('Other');

/**
 * Tags as they are stored (PRO-01): trimmed, inner blanks folded, no empty ones, no 'Other', none twice (whatever the
 * case). The first spelling stays, and the order.
 */
export function normalizeTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(cleanLine)) {
    const key = keyOf(tag);
    if (tag && key !== other && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** The issue of a tag that `normalizeTags` has seen, or undefined. */
export const checkTag = (tag: string): Broken | undefined =>
  textLength(tag) > listLimits.tag.max ? { rule: 'upTo', values: { max: listLimits.tag.max } } : undefined;

/** The issue of the tags together, or undefined: too many of them. */
export const checkTagCount = (tags: readonly string[]): Broken | undefined =>
  tags.length > listLimits.tags.max ? { rule: 'upToTags', values: { max: listLimits.tags.max } } : undefined;

/** Longest tag shown whole, and what is left of a longer one, in characters. */
const shown = { whole: 50, cut: 47 } as const;

/** A tag as it is shown: longer than 50 characters, it is cut to 47 and an ellipsis (PRO-01). */
export function shownTag(tag: string): string {
  const characters = charactersOf(tag);
  if (characters.length <= shown.whole) return tag;
  return `${characters.slice(0, shown.cut).join('').trimEnd()}…`;
}
