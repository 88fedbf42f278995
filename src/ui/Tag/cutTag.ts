const longest = 50;
const kept = 47;

/** A tag as it is shown: longer than 50 characters, it is cut to 47 and an ellipsis. */
export function cutTag(tag: string): string {
  const characters = Array.from(tag);
  return characters.length > longest ? `${characters.slice(0, kept).join('').trimEnd()}…` : tag;
}
