import type { Part, PartKind } from '../../../../../lib/rules/matching/direction';
import type { Community, Side } from './community';
import { interned } from './interned';
import { shares } from './weights';

/** Shared traits and ratings: the parts of a direction other than needs. */
export interface SharedMeter {
  sum: (a: number, b: number) => number;
  parts: (a: number, b: number) => Part[];
}

const nowhere = -1;

export function sharedMeter({ people, marks, markRarity, tags, answers }: Community): SharedMeter {
  const places = interned();
  const city = Int32Array.from(people, (person) => {
    const name = person.city.trim().toLowerCase().replaceAll('ё', 'е');
    return name ? places.of(name) : nowhere;
  });
  const langs = interned();
  const lang = Int32Array.from(people, (person) => langs.of(person.lang));
  const declined = people.map((person) => (person.declined?.length ? new Set(person.declined) : undefined));
  const rating = Float32Array.from(people, ({ rating = 0 }) => Math.min(1, Math.max(0, rating)));
  const termOf = (kind: 'tag' | 'answer', mark: number) => `${kind}:${marks.names[mark]}`;

  /** Calls for each mark that both have. Each more of a kind adds less. */
  function common(
    kind: 'tag' | 'answer',
    side: Side,
    a: number,
    b: number,
    each?: (own: number, other: number) => void,
  ) {
    let total = 0;
    for (let own = side.start[a]!; own < side.start[a + 1]!; own += 1) {
      const mark = side.item[own]!;
      for (let other = side.start[b]!; other < side.start[b + 1]!; other += 1) {
        if (side.item[other] !== mark || declined[a]?.has(termOf(kind, mark))) continue;
        total += markRarity[mark]!;
        each?.(own, other);
      }
    }
    return total;
  }

  const cityOf = (a: number, b: number) =>
    city[a] !== nowhere && city[a] === city[b] && !declined[a]?.has(`city:${places.names[city[a]!]}`)
      ? shares.city
      : 0;
  const languageOf = (a: number, b: number) =>
    lang[a] === lang[b] && !declined[a]?.has(`language:${people[a]!.lang}`) ? shares.language : 0;
  const ratingOf = (a: number, b: number) =>
    declined[a]?.has('rating:rating') ? 0 : shares.rating * rating[b]!;
  const filled = (total: number) => total / (total + 1);

  function marked(kind: 'tag' | 'answer', side: Side, a: number, b: number): Part[] {
    const parts: Part[] = [];
    const total = common(kind, side, a, b, (own, other) => {
      const mark = side.item[own]!;
      const [asked, offered] = [side.text[own]!, side.text[other]!];
      parts.push({
        kind,
        term: termOf(kind, mark),
        asked,
        offered,
        weight: shares[kind] * markRarity[mark]!,
      });
    });
    return parts.map((part) => ({ ...part, weight: part.weight / (total + 1) }));
  }

  function parts(a: number, b: number): Part[] {
    const [own, other] = [people[a]!, people[b]!];
    const one = (kind: PartKind, name: string, asked: string, offered: string, weight: number): Part[] =>
      weight > 0 ? [{ kind, term: `${kind}:${name}`, asked, offered, weight }] : [];
    return [
      ...marked('tag', tags, a, b),
      ...marked('answer', answers, a, b),
      ...one('city', places.names[city[a]!] ?? '', own.city.trim(), other.city.trim(), cityOf(a, b)),
      ...one('language', own.lang, own.lang, other.lang, languageOf(a, b)),
      ...one('rating', 'rating', '', '', ratingOf(a, b)),
    ];
  }

  return {
    parts,
    sum: (a, b) =>
      shares.tag * filled(common('tag', tags, a, b)) +
      shares.answer * filled(common('answer', answers, a, b)) +
      cityOf(a, b) +
      languageOf(a, b) +
      ratingOf(a, b),
  };
}
