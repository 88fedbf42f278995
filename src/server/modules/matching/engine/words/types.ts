/** One word or set phrase of a text. */
export interface Term {
  /** Its meaning in any form: the stem, or the alias's entry. */
  key: string;
  /** The original text. */
  text: string;
  /** The words of a set phrase; none of a single word. */
  parts: readonly Term[];
}

/** The known properties of a term, independent of a community. */
export interface Sense {
  /** Unit length; absent where neither table knows the word. */
  vector?: Float32Array;
  /** English stems and entries. Terms that share one name the same thing, in either language. */
  same: readonly string[];
  /** 0 for what everybody says, 1 for what few say. */
  rarity: number;
}

/** The loaded tables: reading a text and knowing what its terms mean. */
export interface Words {
  /** Terms of a text in their order, the set phrases first as one; words that say nothing are left out. `null` between clauses. */
  read: (text: string) => (Term | null)[];
  senseOf: (key: string) => Sense;
}

/** The contents of the files from which the tables are made. */
export interface WordFiles {
  /** 8-bit vectors, one row a word of `vocabulary`; absent: words meet by stem and lexicon alone. */
  vectors?: Uint8Array;
  vocabulary?: string;
  lexicon: readonly string[];
  aliases: string;
}
