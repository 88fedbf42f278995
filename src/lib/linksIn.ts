/** A piece of a text: plain words, or a safe link. */
type Piece = { text: string; href?: undefined } | { text: string; href: string };

/** A possible address. A closing quote or bracket around it is not part of it. */
const address = /(?:https?:\/\/[^\s<>"«»]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/giu;
const after = /[.,;:!?…'’”)\]}]{1,8}$/u;

/** An address without trailing punctuation. A closing bracket stays if the address contains the opening one. */
function trimmed(found: string): string {
  const rest = after.exec(found)?.[0] ?? '';
  const bare = found.slice(0, found.length - rest.length);
  return rest.startsWith(')') && bare.includes('(') ? `${bare})` : bare;
}

/** The target of a link. Undefined for unsafe addresses, such as one that shows one site and leads to another. */
function hrefOf(text: string): string | undefined {
  if (!/^https?:/i.test(text)) return `mailto:${text}`;
  if (!URL.canParse(text)) return undefined;
  const { hostname, username, password, href } = new URL(text);
  return username || password || !hostname.includes('.') ? undefined : href;
}

/** Splits a user's text at its web and email addresses. */
export function linksIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimmed(found);
    const href = hrefOf(link);
    if (!href) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: link, href });
    end = index + link.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
