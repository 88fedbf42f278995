import type { Lang } from '../../../../lib/lang';
import { listed } from '../../../../lib/listed';
import type { PartKind } from '../../../../lib/rules/matching/direction';

/** A reason in both members' words. */
export interface StatedReason {
  kind: PartKind;
  /** Who has the need: 'you' or the other. */
  by: 'you' | 'they';
  asked: string;
  offered: string;
}

interface Words {
  need: Record<StatedReason['by'], (name: string, asked: string, offered: string) => string>;
  same: Record<StatedReason['by'], (name: string, asked: string) => string>;
  both: (list: string) => string;
  city: (city: string) => string;
  language: Record<string, string>;
  rating: (name: string) => string;
  meaning: Record<StatedReason['by'], (name: string) => string>;
  quote: (text: string) => string;
}

const words: Record<Lang, Words> = {
  en: {
    need: {
      you: (name, asked, offered) => `You’re looking for ${asked}; ${name} offers ${offered}.`,
      they: (name, asked, offered) => `${name} is looking for ${asked}; you offer ${offered}.`,
    },
    same: {
      you: (name, asked) => `You’re looking for ${asked}, and that’s what ${name} offers.`,
      they: (name, asked) => `${name} is looking for ${asked}, and that’s what you offer.`,
    },
    both: (list) => `You have ${list} in common.`,
    city: (city) => `You’re both in ${city}.`,
    language: { ru: 'You both speak Russian.', en: 'You both speak English.' },
    rating: (name) => `Others were glad they met ${name}.`,
    meaning: {
      you: (name) => `What you’re looking for is close to what ${name} does.`,
      they: (name) => `What ${name} is looking for is close to what you do.`,
    },
    quote: (text) => `“${text}”`,
  },
  // In quotes, because a quoted text keeps the grammatical case in which its author wrote it.
  ru: {
    need: {
      you: (name, asked, offered) =>
        `В вашем запросе есть слова ${asked}, а ${name} пишет о себе ${offered}.`,
      they: (name, asked, offered) => `${name} пишет в запросе ${asked}, а вы о себе — ${offered}.`,
    },
    same: {
      you: (name, asked) => `В вашем запросе есть слова ${asked}, и ${name} может с этим помочь.`,
      they: (name, asked) => `${name} пишет в запросе ${asked}, и вы можете с этим помочь.`,
    },
    both: (list) => `У вас общее — ${list}.`,
    city: (city) => `${city} — ваш общий город.`,
    language: { ru: 'Вы оба говорите по-русски.', en: 'Вы оба говорите по-английски.' },
    rating: (name) => `${name} — человек, встречами с которым довольны другие участники.`,
    meaning: {
      you: (name) => `То, что вы ищете, близко к тому, чем занимается ${name}.`,
      they: (name) => `То, что ищет ${name}, близко к тому, чем занимаетесь вы.`,
    },
    quote: (text) => `«${text}»`,
  },
};

/** One term in each text alike. */
const isSame = ({ asked, offered }: StatedReason): boolean =>
  asked.localeCompare(offered, undefined, { sensitivity: 'base' }) === 0;

/** Without the quotes of others inside ours. */
const bare = (text: string): string => text.replaceAll(/[«»“”„"]/g, '').trim();

/** Reasons as sentences to a member about another person with the first name `name`. Shared traits are one sentence. */
export function sentences(lang: Lang, name: string, reasons: readonly StatedReason[]): string[] {
  const said = words[lang];
  const quote = (text: string) => said.quote(bare(text));
  const shared = reasons.filter(({ kind, by }) => by === 'you' && (kind === 'tag' || kind === 'answer'));
  const list = listed(lang, [...new Set(shared.map(({ asked }) => quote(asked)))]);
  const told = reasons.flatMap((reason) => {
    const { kind, by, asked, offered } = reason;
    if (kind === 'need') {
      const { need, same } = said;
      return isSame(reason) ? [same[by](name, quote(asked))] : [need[by](name, quote(asked), quote(offered))];
    }
    if (kind === 'meaning') return [said.meaning[by](name)];
    if (by === 'they') return [];
    if (kind === 'city') return [said.city(asked)];
    if (kind === 'language') return said.language[asked] ?? [];
    return kind === 'rating' ? [said.rating(name)] : [];
  });
  return list ? [...told, said.both(list)] : told;
}
