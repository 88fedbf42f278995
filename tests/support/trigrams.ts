const trigramsOf = (word: string): string[] => {
  const padded = `  ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
};

const ofText = (text: string): string[] =>
  text
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap(trigramsOf);

/** Like pg_trgm: the similarity of a text to the most similar part of another. */
export function wordSimilarity(one: string, other: string): number {
  const wanted = new Set(ofText(one));
  const all = ofText(other);
  let best = 0;
  for (let from = 0; from < all.length; from += 1) {
    const part = new Set<string>();
    let shared = 0;
    for (const trigram of all.slice(from)) {
      if (!part.has(trigram) && wanted.has(trigram)) shared += 1;
      part.add(trigram);
      best = Math.max(best, shared / (wanted.size + part.size - shared));
    }
  }
  return best;
}
