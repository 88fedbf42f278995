import { distance } from 'fastest-levenshtein';

const rank = (word: string, candidates: readonly string[]) => {
  const wanted = word.slice(0, 100).toLowerCase();
  return candidates
    .map((candidate) => ({ candidate, far: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
};

/** The candidate that `word` most likely means: equal ignoring case, or a few letters away. Undefined if there is none. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = rank(word, candidates);
  if (!best) return undefined;
  const reach = Math.max(1, Math.floor(Math.min(word.length, 100, best.candidate.length) / 3) + 1);
  return best.far <= reach ? best.candidate : undefined;
}

/** The candidate that `word` can only have meant: no other is as near. What a fix may write. */
export function meant(word: string, candidates: readonly string[]): string | undefined {
  const [best, next] = rank(word, candidates);
  return best && best.far === next?.far ? undefined : nearest(word, candidates);
}
