/** The part of an address before its query and hash. */
export const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** An address without its hash. */
export const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

/** A text without the slashes it ends with. */
export function withoutSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
