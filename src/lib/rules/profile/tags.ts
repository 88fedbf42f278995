import type { Broken } from '../profileMessages';
import { listLimits } from './profileLimits';
import { cleanLine, textLength } from '../text';

/** Equal for tags that differ in case or in the width of their letters alone. */
const keyOf = (tag: string): string => tag.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC');

const other = keyOf('Other');

/**
 * Tags as they are stored (PRO-01): trimmed, inner blanks collapsed, without empty ones, 'Other' and duplicates
 * (ignoring case). The first spelling and the order stay.
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

/** The issue of too many tags, or undefined. */
export const checkTagCount = (tags: readonly string[]): Broken | undefined =>
  tags.length > listLimits.tags.max ? { rule: 'upToTags', values: { max: listLimits.tags.max } } : undefined;
