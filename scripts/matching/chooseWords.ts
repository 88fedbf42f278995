import type { WordNet } from './wordnet';

const wellFormed = /^[a-z]{2,}(?:-[a-z]+)*$/;

/** Forms that its dictionary form may have: 'studies' of 'study', 'hired' of 'hire'. */
export function lemmasOf(word: string): string[] {
  const endings: [RegExp, string[]][] = [
    [/ies$/, ['y']],
    [/(?<=[^s])s$/, ['']],
    [/es$/, ['']],
    [/ied$/, ['y']],
    [/ed$/, ['', 'e']],
    [/([a-z])\1ed$/, ['$1']],
    [/ing$/, ['', 'e']],
    [/([a-z])\1ing$/, ['$1']],
  ];
  return [
    word,
    ...endings.flatMap(([end, by]) => (end.test(word) ? by.map((other) => word.replace(end, other)) : [])),
  ];
}

/** The frequent, those a dictionary knows and those our own tables need, the most frequent first. */
export function chooseWords(
  byFrequency: readonly string[],
  { wordNet, needed, most }: { wordNet: WordNet; needed: ReadonlySet<string>; most: number },
): string[] {
  const known = (word: string) => lemmasOf(word).some((lemma) => wordNet.meanings(lemma).length > 0);
  const chosen = byFrequency.filter(
    (word, rank) => wellFormed.test(word) && (needed.has(word) || rank < 15_000 || known(word)),
  );
  const kept = new Set(chosen.slice(0, most - needed.size));
  return chosen.filter((word) => kept.has(word) || needed.has(word)).slice(0, most);
}
