import { normalizeTags } from '../../../lib/rules/profile/tags';

/** So many are shown at once. */
const most = 5;

const lower = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The suggestions in which a word begins as typed, as long as the answer to what was typed before is shown. */
export function fitting(
  suggestions: readonly string[],
  typed: string,
  chosen: readonly string[],
): readonly string[] {
  const isNew = (tag: string) => normalizeTags([...chosen, tag]).length > normalizeTags(chosen).length;
  return suggestions
    .filter((tag) => ` ${lower(tag)}`.includes(` ${lower(typed)}`) && isNew(tag))
    .slice(0, most);
}
