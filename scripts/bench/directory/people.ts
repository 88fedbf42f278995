import { participantRow } from '../profile/people';

const firstNames = [
  'Anna',
  'Boris',
  'Chiara',
  'Dmitry',
  'Elena',
  'Farid',
  'Greta',
  'Hugo',
  'Irene',
  'Jonas',
  'Анна',
  'Борис',
  'Виктория',
  'Дмитрий',
  'Елена',
  'Фарид',
  'Галина',
  'Игорь',
  'Ирина',
  'Ян',
];
/** Last names, companies and most words of texts are made of these. */
const syllables = {
  en: [
    'ba',
    'cor',
    'den',
    'fel',
    'gra',
    'hul',
    'kin',
    'lor',
    'mas',
    'nev',
    'ost',
    'pir',
    'ros',
    'tam',
    'ven',
    'wil',
  ],
  ru: [
    'ба',
    'вор',
    'ген',
    'дол',
    'жур',
    'зав',
    'кин',
    'лор',
    'мас',
    'нев',
    'ост',
    'пир',
    'рос',
    'там',
    'вен',
    'чуй',
  ],
};
/** Words in the texts of one in so many people, in forms that may differ from the search. */
const planted = {
  common: { every: 3, en: 'designers', ru: 'дизайнеров' },
  some: { every: 100, en: 'bakeries', ru: 'пекарнями' },
  few: { every: 10_000, en: 'lighthouses', ru: 'маяков' },
  rare: { every: 300_000, en: 'glaciologists', ru: 'гляциологи' },
};

/** A number that has nothing to do with its neighbours', from 0 up to below `most`. */
function chance(index: number, what: number, most: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(what + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % most;
}

const word = (language: keyof typeof syllables, number: number): string =>
  [number & 15, (number >> 4) & 15, (number >> 8) & 15].map((at) => syllables[language][at]).join('');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A last name of 4,096 in each alphabet, and a first name of ten. */
export function nameOf(index: number): { firstName: string; lastName: string } {
  const firstName = firstNames[chance(index, 1, firstNames.length)] ?? '';
  const lastName = capital(word(/[а-я]/.test(firstName) ? 'ru' : 'en', chance(index, 2, 4096)));
  return { firstName, lastName };
}

/** A few of 4,096 words, the first ones often. */
function text(index: number, what: number, language: keyof typeof syllables): string {
  const words = Array.from({ length: 24 }, (_, at) =>
    word(language, Math.floor(4096 * (chance(index, what + at, 10_000) / 10_000) ** 3)),
  );
  const said = Object.values(planted).filter(({ every }, at) => chance(index, 500 + at, every) === 0);
  return [...words, ...said.map((each) => each[language])].join(' ');
}

/** A row like those of the profile bench, with names and texts as diverse as real ones. */
export function directoryRow(index: number): Record<string, string> {
  const { firstName, lastName } = nameOf(index);
  const language = /[а-я]/.test(firstName) ? 'ru' : 'en';
  return {
    ...participantRow(index),
    first_name: firstName,
    last_name: lastName,
    // In the order of their numbers, one a minute.
    created_at: new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString(),
    position: capital(word(language, chance(index, 3, 300))),
    company: `${capital(word(language, chance(index, 4, 4096)))} ${capital(word(language, chance(index, 5, 4096)))}`,
    looking_for: text(index, 100, language),
    about: text(index, 200, language),
  };
}
