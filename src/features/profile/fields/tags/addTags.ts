/** Until the shared rules say it. */
export const tagLimits = { count: 20, length: 100 };

export interface Refused {
  tag: string;
  why: 'known' | 'full' | 'tooLong';
}

/** What was typed or pasted, tag by tag: commas, semicolons and line ends part them. */
export const splitTags = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const same = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** The tags with the given parts, as far as they get in: no duplicates, no 'Other', no more and no longer than allowed (PRO-01). */
export function addTags(tags: readonly string[], parts: readonly string[]) {
  const next = [...tags];
  const added: string[] = [];
  const refused: Refused[] = [];
  for (const tag of parts) {
    if (same(tag, 'Other')) continue;
    const known = next.some((one) => same(one, tag));
    const tooLong = Array.from(tag).length > tagLimits.length;
    const why = known ? 'known' : tooLong ? 'tooLong' : next.length >= tagLimits.count ? 'full' : undefined;
    if (why) refused.push({ tag, why });
    else {
      next.push(tag);
      added.push(tag);
    }
  }
  return { tags: next, added, refused };
}
