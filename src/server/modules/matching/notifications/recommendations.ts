import { newContactsKind } from '../../../../lib/newContactsKind';
import type { Lang } from '../../../../lib/lang';
import { listed } from '../../../../lib/listed';
import type { Block, NotificationDefinition } from '../../../notifications/kinds/definition';
import { sentences, type StatedReason } from './reasons';

/** A person to meet, as members may see them. */
interface Person {
  firstName: string;
  name: string;
  /** Position and company; '' for none. */
  about: string;
  /** '' if it is hidden. */
  city: string;
  /** '' for none. */
  photoUrl: string;
  url: string;
  /** The page on which a reason can be declined. */
  reasonsUrl: string;
  /** The weightiest first. */
  reasons: readonly { readonly [Key in keyof StatedReason]: StatedReason[Key] }[];
  /** The reader was recommended to them when they joined. They come after the others. */
  isNewcomer?: boolean;
}

interface Recommendations {
  people: readonly { readonly [Key in keyof Person]: Person[Key] }[];
  /** How many more are recommended at home. */
  more: number;
  homeUrl: string;
  /** They were made later than on Tuesday. */
  late?: boolean;
}

const asBlock = (
  lang: Lang,
  link: string,
  { firstName, reasons, isNewcomer: _, ...person }: Person,
): Block => ({
  type: 'person',
  ...person,
  reasons: sentences(lang, firstName, reasons),
  link,
});

/** The names of those who fit best. */
const namesIn = (lang: Lang, { people }: Pick<Recommendations, 'people'>): string => {
  const best = people.filter(({ isNewcomer }) => !isNewcomer);
  return listed(
    lang,
    (best.length > 0 ? best : people).map(({ firstName }) => firstName),
  );
};

interface Words {
  late: string;
  newcomers: (count: number) => string;
  link: string;
}

/** Why they are late, if they are; the people, and after them the newcomers. */
function blocksOf(
  lang: Lang,
  { people, late }: Pick<Recommendations, 'people' | 'late'>,
  words: Words,
): Block[] {
  const paragraph = (text: string): Block => ({ type: 'paragraph', text });
  const newcomers = people.filter(({ isNewcomer }) => isNewcomer);
  const asBlocks = (some: readonly Person[]) => some.map((person) => asBlock(lang, words.link, person));
  return [
    ...(late ? [paragraph(words.late)] : []),
    ...asBlocks(people.filter(({ isNewcomer }) => !isNewcomer)),
    ...(newcomers.length > 0 ? [paragraph(words.newcomers(newcomers.length))] : []),
    ...asBlocks(newcomers),
  ];
}

const countRu = (count: number): string =>
  `${count} ${count % 10 === 1 && count % 100 !== 11 ? 'человека' : 'человек'}`;

/** The weekly email: people to meet, and why (HOM-07). */
export const recommendations: NotificationDefinition<Recommendations, 'matching'> = {
  kind: newContactsKind,
  category: 'matching',
  thing: 'round',
  label: { en: 'People to meet, every week', ru: 'Еженедельные рекомендации: с кем познакомиться' },
  listed: 'members',
  expiresIn: 3 * 86_400,
  ephemeral: true,
  forList: ({ homeUrl }) => ({ people: [], more: 0, homeUrl }),
  unhurried: true,
  without: ({ people, ...data }, isLeft) => {
    const left = people.filter((_, place) => isLeft(place));
    return left.length > 0 ? { ...data, people: left } : undefined;
  },
  content: {
    en: ({ more, homeUrl, ...data }, { title }) => ({
      subject: `People for you to meet at ${title} this week`,
      heading: 'People to meet this week',
      lead:
        data.people.length > 0
          ? `This week we’d like you to meet ${namesIn('en', data)}. You have something to offer each other.`
          : 'See who, and why.',
      blocks: [
        ...blocksOf('en', data, {
          late: 'Recommendations are later than usual this week.',
          newcomers: (count) =>
            count === 1
              ? 'This person has just joined, and you were recommended to them:'
              : 'These people have just joined, and you were recommended to them:',
          link: 'Not a good reason?',
        }),
        { type: 'button', label: more > 0 ? `See ${more} more` : `Open ${title}`, url: homeUrl },
      ],
      note: 'We suggest people by what you’re looking for and what you offer. Keep your request up to date, and the next suggestions will fit better.',
    }),
    ru: ({ more, homeUrl, ...data }, { title }) => ({
      subject: `С кем познакомиться на этой неделе в сообществе «${title}»`,
      heading: 'С кем познакомиться на этой неделе',
      lead:
        data.people.length > 0
          ? `Вот с кем стоит познакомиться на этой неделе — ${namesIn('ru', data)}. Вам есть чем помочь друг другу.`
          : 'Посмотрите, с кем и почему.',
      blocks: [
        ...blocksOf('ru', data, {
          late: 'На этой неделе рекомендации пришли позже обычного.',
          newcomers: (count) =>
            count === 1
              ? 'Этот человек недавно присоединился, и мы порекомендовали ему вас:'
              : 'Эти люди недавно присоединились, и мы порекомендовали им вас:',
          link: 'Причина не подходит?',
        }),
        {
          type: 'button',
          label: more > 0 ? `Посмотреть ещё ${countRu(more)}` : 'Открыть сообщество',
          url: homeUrl,
        },
      ],
      note: 'Мы подбираем людей по тому, что вы ищете и что предлагаете. Держите запрос актуальным — и рекомендации станут точнее.',
    }),
  },
  sample: ({ siteUrl, lang }) => ({
    people: samples[lang].map((person, at) => ({
      ...person,
      photoUrl: '',
      url: `${siteUrl}/u/somebody-${at + 1}`,
      reasonsUrl: `${siteUrl}/email/reasons?link=sample&person=${at + 1}`,
    })),
    more: 3,
    homeUrl: `${siteUrl}/my_communities`,
  }),
};

type Sample = Omit<Person, 'photoUrl' | 'url' | 'reasonsUrl'>;

const need = (by: StatedReason['by'], asked: string, offered: string): StatedReason => ({
  kind: 'need',
  by,
  asked,
  offered,
});

const samples: Record<'en' | 'ru', readonly Sample[]> = {
  en: [
    {
      firstName: 'Anna',
      name: 'Anna Petrova',
      about: 'Lawyer, Clear Terms',
      city: 'Belgrade',
      reasons: [
        need('you', 'a lawyer for contracts', 'contract law'),
        need('they', 'pottery classes', 'ceramics workshop'),
      ],
    },
    {
      firstName: 'Tomás',
      name: 'Tomás Silva',
      about: 'Sound engineer',
      city: '',
      reasons: [{ kind: 'tag', by: 'you', asked: 'podcasts', offered: 'podcasts' }],
    },
    {
      firstName: 'Mei',
      name: 'Mei Lin',
      about: '',
      city: 'Lisbon',
      reasons: [need('they', 'a first customer', 'cafés')],
    },
  ],
  ru: [
    {
      firstName: 'Анна',
      name: 'Анна Петрова',
      about: 'Юрист, «Ясные условия»',
      city: 'Белград',
      reasons: [
        need('you', 'юриста для договоров', 'договорное право'),
        need('they', 'уроки гончарного дела', 'мастерская керамики'),
      ],
    },
    {
      firstName: 'Тимур',
      name: 'Тимур Ахметов',
      about: 'Звукорежиссёр',
      city: '',
      reasons: [{ kind: 'tag', by: 'you', asked: 'подкасты', offered: 'подкасты' }],
    },
    {
      firstName: 'Вера',
      name: 'Вера Ким',
      about: '',
      city: 'Казань',
      reasons: [need('they', 'первых покупателей', 'кофейня')],
    },
  ],
};
