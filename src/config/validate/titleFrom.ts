/** A name for a community from its domain: `book-club.example` is `Book club`. */
export function titleFrom(domain: string): string {
  const words = (domain.split('.')[0] ?? domain).replaceAll(/[-_]+/g, ' ').trim() || domain;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
