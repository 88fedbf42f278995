import type { Broken } from '../../../lib/rules/profileMessages';
import { checkTag, checkTagCount, normalizeTags } from '../../../lib/rules/profile/tags';

interface Refused {
  tag: string;
  /** The rule it breaks. Absent for a duplicate. */
  broken?: Broken;
}

/** Separators of tags: commas of several scripts, semicolons, line ends. */
const parting = /[,;，،\n]/;

/** The tags in a typed or pasted text. */
export const splitTags = (text: string): string[] => text.split(parting).filter((part) => part.trim());

/** Splits input while the user types: tags before a comma are complete, the rest is not. */
export function takeWhole(text: string): { parts: string[]; rest: string } {
  const parts = text.split(parting);
  const rest = parts.pop() ?? '';
  return { parts: parts.filter((part) => part.trim()), rest };
}

/** The tags with the valid parts added (PRO-01). Texts that are no tags at all, such as 'Other', are skipped silently. */
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
