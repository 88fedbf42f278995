import { distance } from 'fastest-levenshtein';

/** The candidate that `word` most likely meant: the same but for case, or a few letters away; undefined when none is. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.slice(0, 100).toLowerCase();
  const ranked = candidates
    .map((candidate) => ({ candidate, far: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  if (!best) return undefined;
  const reach = Math.max(1, Math.floor(Math.min(wanted.length, best.candidate.length) / 3) + 1);
  return best.far <= reach ? best.candidate : undefined;
}
