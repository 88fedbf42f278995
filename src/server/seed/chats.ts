import { randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import type { Orm } from '../db/database';
import { languagesOf } from '../db/languagesOf';
import { chatMembers, chatMessages, chatReactions, chats } from '../db/schema';
import { inOrder } from '../people/pair';

const minute = 60_000;
const day = 86_400_000;

/** Who says what: 0 is the demo member, 1 and on are the others of the chat. */
type Line = readonly [speaker: number, text: string];

interface Talk {
  introduction: Line;
  lines: readonly Line[];
}

const talks = {
  en: {
    direct: [
      {
        introduction: [1, 'Hi! We seem to be after the same thing. Shall we talk?'],
        lines: [
          [0, 'Gladly. Thursday after five suits me, or Friday morning.'],
          [1, 'Friday, then. There’s a quiet café by the station, the one with the green door.'],
          [0, 'I know it, they burn the croissants *just right*.'],
          [1, 'Ha. See you at nine.'],
          [1, 'Oh, and could you bring the numbers from last year? I’d like to compare.'],
        ],
      },
      {
        introduction: [1, 'Hello! I read about your workshop. May I ask how you found the first ten people?'],
        lines: [
          [0, 'Badly, at first. Then I stopped writing to everybody and called five people I knew.'],
          [1, 'And they told others?'],
          [0, 'Three of them did. That was enough.'],
        ],
      },
    ],
    group: {
      name: 'Saturday hikes',
      lines: [
        [1, 'The forecast says sun until four. Who’s in?'],
        [2, 'Me, with the dog.'],
        [0, 'I’m in. I can take two people from the city.'],
        [1, 'Then we meet at the lake at ten. I’ll bring tea.'],
      ],
    },
  },
  ru: {
    direct: [
      {
        introduction: [1, 'Здравствуйте! Похоже, мы ищем одно и то же. Поговорим?'],
        lines: [
          [0, 'С удовольствием. Могу в четверг после пяти или в пятницу утром.'],
          [1, 'Давайте в пятницу. У вокзала есть тихое кафе с зелёной дверью.'],
          [0, 'Знаю его, там круассаны пекут *как надо*.'],
          [1, 'Договорились, в девять.'],
          [1, 'И захватите, пожалуйста, прошлогодние цифры, хочу сравнить со своими.'],
        ],
      },
      {
        introduction: [1, 'Добрый день! Читаю про вашу мастерскую. Как вы нашли первых десять человек?'],
        lines: [
          [0, 'Сначала никак. Потом я перестал писать всем подряд и позвонил пятерым знакомым.'],
          [1, 'И они рассказали другим?'],
          [0, 'Трое рассказали. Этого хватило.'],
        ],
      },
    ],
    group: {
      name: 'Походы по субботам',
      lines: [
        [1, 'Обещают солнце до четырёх. Кто идёт?'],
        [2, 'Я, и собаку возьму.'],
        [0, 'Я с вами. Могу взять двоих из города.'],
        [1, 'Тогда в десять у озера. Чай за мной.'],
      ],
    },
  },
} as const satisfies Record<
  Lang,
  { direct: readonly Talk[]; group: { name: string; lines: readonly Line[] } }
>;

interface Filled {
  config: Pick<CommunityConfig, 'community' | 'id'>;
  members: readonly { participant: { id: string } }[];
}

/** The connections of the two demo accounts (`places.agreed` in `meeting.ts`), by their place in the list. */
const friends = [
  [5, 20],
  [4, 6],
] as const;

type MessageRow = typeof chatMessages.$inferInsert;

function chatOf(
  { config }: Filled,
  people: readonly string[],
  { introduction, lines, name }: Partial<Talk> & { lines: readonly Line[]; name?: string },
  { at, unread }: { at: Date; unread: number },
) {
  const chatId = randomUUID();
  const [own = '', other = ''] = people;
  const said = introduction ? [introduction, ...lines] : lines;
  const timeOf = (n: number) => new Date(at.getTime() - (said.length - n) * 7 * minute);
  const messages = said.map(([speaker, text], n): MessageRow => ({
    chatId,
    number: n + 1,
    change: n + 1,
    messageId: randomUUID(),
    contentHash: '',
    kind: introduction && n === 0 ? 'INTRODUCTION' : 'TEXT',
    authorId: people[speaker] ?? '',
    text,
    ...languagesOf(chatMessages, { text }, config.community.lang),
    createdAt: timeOf(n),
  }));
  const [firstId, secondId] = name ? [null, null] : inOrder(own, other);
  return {
    chat: {
      id: chatId,
      communityId: config.id,
      kind: name ? ('GROUP' as const) : ('DIRECT' as const),
      name: name ?? null,
      firstId,
      secondId,
      createdBy: other,
      number: said.length,
      change: said.length,
      createdAt: timeOf(0),
      latestAt: timeOf(said.length - 1),
    },
    messages,
    members: people.map((personId, n) => ({
      chatId,
      personId,
      fromNumber: 1,
      readNumber: said.length - (n === 0 ? unread : 0),
      deliveredNumber: said.length,
      joinedAt: timeOf(0),
    })),
    reactions: [{ chatId, number: 2, personId: other, emoji: '👍', createdAt: timeOf(2) }],
  };
}

function chatsOf(filled: Filled, account: 0 | 1, now: Date) {
  const idAt = (place: number) => filled.members[place]?.participant.id ?? '';
  const { direct, group } = talks[filled.config.community.lang];
  const [one, other] = friends[account];
  const ago = (days: number) => new Date(now.getTime() - days * day);
  return [
    chatOf(filled, [idAt(account), idAt(one)], direct[0], { at: ago(0), unread: 1 }),
    chatOf(filled, [idAt(account), idAt(other)], direct[1], { at: ago(6), unread: 0 }),
    chatOf(filled, [idAt(account), idAt(one), idAt(other)], group, { at: ago(1), unread: 0 }),
  ];
}

/** Chats of the demo accounts with their connections. */
export async function seedChats(orm: Orm, communities: readonly Filled[], now: Date): Promise<void> {
  const made = communities
    .filter(({ config, members }) => config.community.chat && members.length > 20)
    .flatMap((filled) => ([0, 1] as const).flatMap((account) => chatsOf(filled, account, now)));
  if (made.length === 0) return;
  await orm.insert(chats).values(made.map(({ chat }) => chat));
  await orm.insert(chatMembers).values(made.flatMap(({ members }) => members));
  await orm.insert(chatMessages).values(made.flatMap(({ messages }) => messages));
  await orm.insert(chatReactions).values(made.flatMap(({ reactions }) => reactions));
}
