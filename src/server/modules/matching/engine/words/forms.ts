const masculine = ['а', 'у', 'ом', 'е', 'и', 'ы', 'ов', 'ам', 'ами', 'ах'];
const soft = ['я', 'ю', 'ем', 'е', 'и', 'ей', 'ям', 'ями', 'ях'];
const present = ['ую', 'уешь', 'ует', 'уем', 'уете', 'уют'];

/**
 * Endings of lemmas whose forms a stemmer does not join, their replacements, and the endings that follow. The first
 * match applies.
 */
const rules: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/овать$/, '', present],
  [/оваться$/, '', present.map((ending) => ending + (/[юуе]$/.test(ending) ? 'сь' : 'ся'))],
  // A vowel that comes and goes: 'рынок' and 'рынка', 'продавец' and 'продавца', 'камень' and 'камня', 'ковёр' and 'ковра'.
  [/(?<=[аеиоуюя])ец$/, 'йц', masculine],
  [/(?<=л)ец$/, 'ьц', [...masculine, 'ев']],
  [/ец$/, 'ц', [...masculine, 'ем', 'ев']],
  [/(?<=[аеиоуюя])[её]к$/, 'йк', masculine],
  [/ёк$/, 'ьк', masculine],
  [/[ое]к$/, 'к', masculine],
  [/ень$/, 'н', soft],
  [/(?<=[отвк])[её]р$/, 'р', masculine],
  [/ёл$/, 'л', masculine],
  // And the same in the genitive of many: 'игрушек', 'тренировок', 'пекарен'.
  [/(?<=[бвгдзклмнпрстфх])к[аи]$/, 'ок', ['']],
  [/(?<=[жшчщц])к[аи]$/, 'ек', ['']],
  [/[ьй]к[аи]$/, 'ек', ['']],
  [/[ьй]н[яи]$/, 'ен', ['']],
  [/(?<=[бвгдзклмнпрстфхшч])ня$/, 'ен', ['']],
];

/** Forms of a Russian word that no stemmer reduces to it, spelled without 'ё'. Some of them do not exist. */
export function formsOf(lemma: string): string[] {
  for (const [ending, instead, follow] of rules) {
    const root = lemma.replace(ending, '');
    if (root !== lemma && root.length > 1)
      return follow.map((last) => (root + instead + last).replaceAll('ё', 'е'));
  }
  return [];
}

const declensions: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/, ['ом', ...masculine]],
  [/(?<=[ае])й$/, [...soft, 'ев']],
  [/(?<!т)ь$/, ['и', 'ью', ...soft]],
  [/а$/, ['у', 'ой', 'ы', 'и', 'е', 'ам', 'ами', 'ах', '']],
  [/(?<!с)я$/, ['ю', ...soft]],
];

/**
 * The other cases of a noun whose nominative the stemmer takes for a verb or an adjective ('кредита', 'экзаменов',
 * 'Китая'). Empty for others.
 */
export function casesOf(lemma: string, stem: (word: string) => string): string[] {
  const word = lemma.replaceAll('ё', 'е');
  const [ending, cases] = declensions.find(([end]) => end.test(word)) ?? [];
  if (!ending || !cases) return [];
  const root = word.replace(ending, '');
  return stem(root + cases[0]) === stem(word) ? [] : cases.map((last) => root + last);
}
