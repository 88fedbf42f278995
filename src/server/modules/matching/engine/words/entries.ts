const linesOf = (table: string): string[] => table.split('\n').filter((line) => line.trim() !== '');

/** A Russian lemma and its English names: `лемма<tab>name, name` per line. `=слово` matches exactly and not by its stem. */
interface Entry {
  lemma: string;
  english: readonly string[];
}

export const lexiconEntries = (table: string): Entry[] =>
  linesOf(table).map((line) => {
    const [lemma = '', english = ''] = line.split('\t');
    return { lemma, english: english.split(', ').filter(Boolean) };
  });

/** Names of one thing. The first replaces the others. */
export type Names = readonly string[];

/** A group of names a line, with tabs between. */
export const aliasGroups = (table: string): Names[] => linesOf(table).map((line) => line.split('\t'));
