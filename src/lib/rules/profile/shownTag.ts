import { charactersOf } from '../text';

/** Maximum length of a tag that is shown whole, and the length to which longer ones are cut, in characters. */
const shown = { whole: 50, cut: 47 } as const;

/** A tag as it is shown: longer than 50 characters, it is cut to 47 and an ellipsis (PRO-01). */
export function shownTag(tag: string): string {
  const characters = charactersOf(tag);
  if (characters.length <= shown.whole) return tag;
  return `${characters.slice(0, shown.cut).join('').trimEnd()}…`;
}
