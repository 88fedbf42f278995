import { nameOf } from './people';

/** Searches in the directory, by the name of the row. Each run varies its request if it can. */
interface Search {
  query: (run: number) => Record<string, string>;
  /** Longest median, in ms. */
  limit: number;
}

/** By word forms, and by similarity if these find few. */
const byWords = 100;
const byLikeness = 400;

/** Members in an order that is independent of their place in the table. */
const somebody = (run: number) => nameOf(run * 7919 + 13);
/** With one letter of the middle doubled, and another left out. */
const misspelt = (name: string): string => {
  const middle = Math.floor(name.length / 2);
  return name.slice(0, 2) + name.charAt(1) + name.slice(2, middle) + name.slice(middle + 1);
};

const either = (run: number, en: string, ru: string) => ({ search: run % 2 === 0 ? en : ru });

export const searches: Readonly<Record<string, Search>> = {
  everybody: { query: () => ({}), limit: byWords },
  'a word of every third member': { query: (run) => either(run, 'designer', 'дизайнеры'), limit: byWords },
  'a word of one in 100': { query: (run) => either(run, 'bakery', 'пекарня'), limit: byWords },
  'a word of one in 10,000': { query: (run) => either(run, 'lighthouse', 'маяк'), limit: byWords },
  'two words, of every third and one in 100': {
    query: (run) => either(run, 'designer bakery', 'дизайнер пекарни'),
    limit: byWords,
  },
  'a first name': { query: (run) => ({ search: somebody(run).firstName }), limit: byWords },
  'the beginning of a first name': {
    query: (run) => ({ search: somebody(run).firstName.slice(0, 2) }),
    limit: byWords,
  },
  'a last name': { query: (run) => ({ search: somebody(run).lastName }), limit: byWords },
  'a whole name': {
    query: (run) => ({ search: `${somebody(run).firstName} ${somebody(run).lastName}` }),
    limit: byWords,
  },
  'a first name and a word of one in 100': {
    query: (run) => either(run, 'Anna bakery', 'Анна пекарня'),
    limit: byWords,
  },
  'a tag': { query: (run) => ({ tag: `topic ${run % 101}` }), limit: byWords },
  'a city': { query: (run) => ({ city: `City ${run % 313}` }), limit: byWords },
  'a language nobody chose': { query: () => ({ lang: 'RU' }), limit: byWords },
  'a tag, a city and a word of every third': {
    query: (run) => ({
      ...either(run, 'designer', 'дизайнер'),
      tag: `craft ${run % 29}`,
      city: `City ${(run * 2) % 313}`,
    }),
    limit: byWords,
  },
  'a word of one in 300,000': {
    query: (run) => either(run, 'glaciologist', 'гляциолог'),
    limit: byLikeness,
  },
  'a misspelt last name': {
    query: (run) => ({ search: misspelt(somebody(run).lastName) }),
    limit: byLikeness,
  },
  'a name, its last name misspelt': {
    query: (run) => ({ search: `${somebody(run).firstName} ${misspelt(somebody(run).lastName)}` }),
    limit: byLikeness,
  },
  'a misspelt word of texts': { query: (run) => either(run, 'lighthuose', 'мояк'), limit: byLikeness },
  'what nobody is called': { query: (run) => either(run, 'qwxzvbk', 'щщцкхъ'), limit: byLikeness },
};
