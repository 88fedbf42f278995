import type { Broken } from '../../../../lib/rules/profileMessages';
import { checkTag, checkTagCount, normalizeTags } from '../../../../lib/rules/tags';

export interface Refused {
  tag: string;
  /** The rule it breaks; none where it is there already. */
  broken?: Broken;
}

/** What was typed or pasted, tag by tag: commas, semicolons and line ends part them. */
export const splitTags = (text: string): string[] => text.split(/[,;\n]/).filter((part) => part.trim());

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
