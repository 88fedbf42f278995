import type { Broken } from '../../../lib/rules/profileMessages';
import { checkTag, checkTagCount, normalizeTags } from '../../../lib/rules/profile/tags';

interface Refused {
  tag: string;
  /** The rule it breaks; none where it is there already. */
  broken?: Broken;
}

/** What parts tags: commas of several scripts, semicolons, line ends. */
const parting = /[,;，،\n]/;

/** What was typed or pasted, tag by tag. */
export const splitTags = (text: string): string[] => text.split(parting).filter((part) => part.trim());

/** While somebody types, what stands before a comma is whole and what follows it is still being typed. */
export function takeWhole(text: string): { parts: string[]; rest: string } {
  const parts = text.split(parting);
  const rest = parts.pop() ?? '';
  return { parts: parts.filter((part) => part.trim()), rest };
}

/**
 * The tags with the given parts, as far as they get in (PRO-01). What is no tag at all, such as 'Other', is passed over
 * in silence.
 */
export function addTags(tags: readonly string[], parts: readonly string[]) {
  let next = normalizeTags(tags);
  const added: string[] = [];
  const refused: Refused[] = [];
  for (const tag of normalizeTags(parts)) {
    const more = normalizeTags([...next, tag]);
    const broken = checkTag(tag) ?? checkTagCount(more);
    if (more.length === next.length) refused.push({ tag });
    else if (broken) refused.push({ tag, broken });
    else {
      next = more;
      added.push(tag);
    }
  }
  return { tags: next, added, refused };
}
