import type { Term, Words } from './types';

/** Texts remembered, at most: those of a large community. */
const most = 200_000;

interface LatestTexts {
  words: Words;
  /** Forgets every text that was not read since the last time. */
  forget: () => void;
}

/**
 * Remembers the terms of the texts that were read for the latest job, so that the next one reads only what has changed. The
 * texts of members who have left are forgotten with the next job.
 */
export function latestTexts(words: Words): LatestTexts {
  let before = new Map<string, (Term | null)[]>();
  let now = new Map<string, (Term | null)[]>();
  return {
    words: {
      ...words,
      read(text) {
        const known = now.get(text);
        if (known) return known;
        const terms = before.get(text) ?? words.read(text);
        if (now.size < most) now.set(text, terms);
        return terms;
      },
    },
    forget() {
      before = now;
      now = new Map();
    },
  };
}
