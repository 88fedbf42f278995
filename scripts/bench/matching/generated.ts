import type { Participant } from '../../../src/server/modules/matching/engine/round/types';
import type { WordFiles } from '../../../src/server/modules/matching/engine/words/types';
import { aliasGroups, lexiconEntries } from '../../../src/server/modules/matching/engine/words/entries';

/** Small and quick, the same for the same seed. */
function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const cities = ['Berlin', 'Москва', 'Lisbon', 'Тбилиси', 'London', 'Алматы', 'Belgrade', 'Ереван'];

/** People of all trades of the lexicon, some trades far more common than others; half of them write Russian. */
export function generatedPeople(count: number, files: WordFiles): Participant[] {
  const draw = drawing(count);
  const entries = files.lexicon.flatMap(lexiconEntries);
  const names = {
    ru: [
      ...entries.map(({ lemma }) => lemma),
      ...aliasGroups(files.aliases).flatMap((group) => group.slice(1)),
    ],
    en: [
      ...entries.flatMap(({ english }) => english),
      ...aliasGroups(files.aliases).flatMap((group) => group[0] ?? []),
    ],
  };
  return Array.from({ length: count }, (_, at) => {
    const lang = draw() < 0.5 ? 'ru' : 'en';
    const some = (most: number) =>
      Array.from(
        { length: 1 + Math.floor(draw() * most) },
        () => names[lang][Math.floor(draw() ** 2 * names[lang].length)]!,
      );
    return {
      id: `person-${at}`,
      lang,
      lookingFor: `${some(4).join(' ')}. ${some(4).join(', ')}`,
      goal: some(4).join(' '),
      about: `${some(6).join(' ')}. ${some(8).join(' ')}`,
      position: some(2).join(' '),
      company: '',
      city: cities[Math.floor(draw() * cities.length)]!,
      tags: some(3),
      enabled: true,
      profileEnabled: true,
      networkingEnabled: true,
      newcomer: draw() < 0.1,
    };
  });
}
