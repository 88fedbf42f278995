import { byRoot, splitCompound } from './compounds';
import { aliasGroups, lexiconEntries, type Names } from './entries';
import { casesOf, formsOf } from './forms';
import { makePhrases } from './phrases';
import { termReader } from './readTerms';
import { remembered } from './remembered';
import { isCyrillic, keyOf, stem } from './stem';
import { saysLittle, saysNothing } from './stopWords';
import { tokensOf } from './tokens';
import { unit, vectorTable, width } from './vectorTable';
import type { Sense, WordFiles, Words } from './types';

const rarityOfLight = 0.12;
const rarityOfUnknown = 0.9;

/**
 * Reads the tables and a community's own aliases. A key is that of a word (`keyOf`, or '=' and the word), or '#' and
 * the first name of an alias.
 */
export function makeWords(files: WordFiles, more: readonly Names[] = []): Words {
  const table =
    files.vectors && files.vocabulary !== undefined
      ? vectorTable(files.vectors, files.vocabulary)
      : undefined;
  const phrases = makePhrases();
  const glosses = new Map<string, readonly string[]>();
  const aliases = new Map<string, readonly string[]>();
  const forms = new Map<string, string>();

  const asItStands = (word: string) => `=${word.toLowerCase().replaceAll('ё', 'е')}`;
  const keyIn = remembered((word) => {
    const standing = asItStands(word);
    return glosses.has(standing) ? standing : (forms.get(word) ?? keyOf(word));
  });
  const keysOf = (name: string) => tokensOf(name).flatMap((token) => (token ? [keyOf(token.word)] : []));

  function addAlias(names: Names): void {
    const entry = `#${names[0]?.toLowerCase()}`;
    aliases.set(entry, [...(aliases.get(entry) ?? []), ...names]);
    for (const name of names) phrases.add(name, entry);
  }

  for (const names of [...more, ...aliasGroups(files.aliases)]) addAlias(names);
  for (const { lemma, english: names } of files.lexicon.flatMap(lexiconEntries)) {
    const key = lemma.startsWith('=') ? asItStands(lemma.slice(1)) : keysOf(lemma).join(' ');
    glosses.set(key, [...(glosses.get(key) ?? []), ...names]);
    for (const form of [...formsOf(lemma), ...casesOf(lemma, stem)]) forms.set(form, forms.get(form) ?? key);
  }

  const rankOf = (word: string) => table?.rankOf(word) ?? table?.rankOf(word.replaceAll('-', ''));

  /** The sense of an English word or phrase. */
  const english = kept((name: string): Sense => {
    const words = tokensOf(name).flatMap((token) => (token && !saysNothing(token.word) ? [token.word] : []));
    const sum = new Float32Array(width);
    let rarity = 0;
    for (const word of words) {
      const row = rankOf(word) ?? rankOf(keyOf(word));
      if (row !== undefined) table?.addTo(sum, row);
      else for (const part of splitCompound(word, rankOf)) table?.addTo(sum, rankOf(part)!);
      rarity = Math.max(rarity, rarityOf(word, row));
    }
    return { vector: unit(sum), same: [words.map(stem).join(' ')], rarity };
  });

  function rarityOf(word: string, row: number | undefined): number {
    if (saysLittle(keyOf(word))) return rarityOfLight;
    if (row === undefined || !table) return rarityOfUnknown;
    return Math.max(0.2, Math.log(1 + row / 60) / Math.log(1 + table.size / 60));
  }

  /** The mean of several names of one thing. */
  function joined(senses: readonly Sense[]): Sense {
    if (senses.length === 1) return senses[0]!;
    const sum = new Float32Array(width);
    for (const { vector } of senses) vector?.forEach((value, at) => (sum[at]! += value));
    const rarity = senses.reduce((total, sense) => total + sense.rarity, 0) / (senses.length || 1);
    return { vector: unit(sum), same: [...new Set(senses.flatMap(({ same }) => same))], rarity };
  }

  /**
   * The sense of English names, separated as in the lexicon. Entries with the same names share one sense and one
   * vector.
   */
  const named = kept((names: string): Sense => joined(names.split(', ').map(english)));
  const glossed = (names: readonly string[]): Sense => named(names.join(', '));

  function nameSense(name: string): Sense[] {
    if (!isCyrillic(name.toLowerCase())) return [english(name)];
    return glosses.get(keysOf(name).join(' '))?.map(english) ?? [];
  }

  const relative = byRoot(glosses.keys());

  function unknownRussian(key: string): Sense {
    if (saysLittle(key)) return { same: [], rarity: rarityOfLight };
    const other = relative(key);
    if (other === undefined) return { same: [], rarity: rarityOfUnknown };
    const { vector, rarity } = glossed(glosses.get(other)!);
    return { vector, same: [], rarity };
  }

  function find(key: string): Sense {
    const names = aliases.get(key);
    if (names) {
      const sense = joined(names.flatMap(nameSense));
      return { ...sense, same: [key, ...sense.same], rarity: Math.max(0.5, sense.rarity) };
    }
    const others = glosses.get(key);
    if (others) return saysLittle(key) ? { ...glossed(others), rarity: rarityOfLight } : glossed(others);
    if (isCyrillic(key)) return unknownRussian(key);
    return english(key);
  }

  return {
    read: termReader(phrases, keyIn, (word) => rankOf(word) !== undefined || glosses.has(keyIn(word))),
    senseOf: kept(find),
  };
}

/** Works out each once. */
function kept(find: (key: string) => Sense): (key: string) => Sense {
  const senses = new Map<string, Sense>();
  return (key) => {
    const sense = senses.get(key) ?? find(key);
    senses.set(key, sense);
    return sense;
  };
}
