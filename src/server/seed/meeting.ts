import { randomUUID } from 'node:crypto';
import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import type { Orm } from '../db/database';
import { languagesOf } from '../db/languagesOf';
import { bookmarks, connections, matchingResults, matchings, relations } from '../db/schema';

const day = 86_400_000;

/** Messages between members. */
const words = {
  en: {
    asked: [
      'Hi! I think I know just the person you’re looking for. A call next week?',
      'Hello! Your profile reads like my to-do list of last year. I’d love to compare notes over coffee.',
    ],
    sent: 'Hi! What you do is exactly what I’m trying to learn. Could I ask you three questions?',
    held: 'Hello! A friend told me about your work. May I write to you?',
    agreed: 'Hi! We seem to be after the same thing. Shall we talk?',
  },
  ru: {
    asked: [
      'Здравствуйте! Кажется, я знаю человека, которого вы ищете. Созвонимся на следующей неделе?',
      'Добрый день! Ваш профиль — как мой список дел за прошлый год. Хочется обсудить это за чашкой кофе.',
    ],
    sent: 'Здравствуйте! Вы занимаетесь тем, чему я как раз учусь. Можно задать вам три вопроса?',
    held: 'Добрый день! О вашей работе мне рассказали друзья. Можно вам написать?',
    agreed: 'Здравствуйте! Похоже, мы ищем одно и то же. Поговорим?',
  },
} as const satisfies Record<Lang, object>;

/** The people with whom the two demo accounts have relations, by their place in the list: different ones for each. */
const places = {
  asked: [
    [12, 14],
    [16, 18],
  ],
  sent: [13, 17],
  held: [11, 15],
  agreed: [
    [5, 20],
    [4, 6],
  ],
  hidden: [9, 8],
  bookmarked: [
    [3, 13, 20],
    [2, 4, 17],
  ],
} as const;

interface DemoMember {
  participant: { id: string };
}

interface Filled {
  config: Pick<CommunityConfig, 'community' | 'id'>;
  members: readonly DemoMember[];
}

function rowsOf({ config, members }: Filled, account: 0 | 1, now: Date) {
  const communityId = config.id;
  const say = words[config.community.lang];
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const idAt = (place: number) => members[place]?.participant.id ?? '';
  const own = idAt(account);
  const decided = (participantId: string, subjectId: string, days: number) => ({
    communityId,
    participantId,
    subjectId,
    createdAt: ago(days),
  });
  const like = (from: string, to: string, introMessage: string | null, days: number) => ({
    ...decided(from, to, days),
    relationType: 'LIKE' as const,
    introMessage,
    ...languagesOf(relations, { introMessage }, config.community.lang),
    deliverAt: ago(days),
  });
  const met = places.agreed[account].map((place, n) => {
    const [firstId = '', secondId = ''] = [own, idAt(place)].toSorted();
    return { id: randomUUID(), other: idAt(place), firstId, secondId, days: 20 + 30 * n };
  });
  const nothing = { score: 0, parts: [] };
  const pair = ({ firstId, secondId }: (typeof met)[number]) => ({ communityId, firstId, secondId });
  return {
    relations: [
      ...places.asked[account].map((place, n) => like(idAt(place), own, say.asked[n] ?? null, 1 + n)),
      like(own, idAt(places.sent[account]), say.sent, 3),
      { ...like(own, idAt(places.held[account]), say.held, 1), pendingReviewSince: ago(1) },
      {
        ...decided(own, idAt(places.hidden[account]), 40),
        relationType: 'DISLIKE' as const,
        note: 'ALREADY_KNOW',
      },
      ...met.flatMap(({ other, days }) => [
        like(other, own, say.agreed, days + 1),
        like(own, other, null, days),
      ]),
    ],
    matchings: met.map((each) => ({
      ...pair(each),
      id: each.id,
      createdAt: ago(each.days),
      score: 0,
      forward: nothing,
      backward: nothing,
    })),
    results: met.flatMap(({ id, firstId, secondId }) =>
      [firstId, secondId].map((viewerId) => ({
        communityId,
        id: randomUUID(),
        matchingId: id,
        viewerId,
        rank: 0,
      })),
    ),
    connections: met.map((each) => ({ ...pair(each), matchingId: each.id, connectedAt: ago(each.days) })),
    bookmarks: places.bookmarked[account].map((place, n) => decided(own, idAt(place), 2 + n)),
  };
}

/** Relations of the demo accounts: something in each of their lists. */
export async function seedMeeting(orm: Orm, communities: readonly Filled[], now: Date): Promise<void> {
  const rows = communities
    .filter(({ members }) => members.length > 20)
    .flatMap((filled) => ([0, 1] as const).map((account) => rowsOf(filled, account, now)));
  if (rows.length === 0) return;
  await orm.insert(matchings).values(rows.flatMap((row) => row.matchings));
  await orm.insert(matchingResults).values(rows.flatMap((row) => row.results));
  await orm.insert(relations).values(rows.flatMap((row) => row.relations));
  await orm.insert(connections).values(rows.flatMap((row) => row.connections));
  await orm.insert(bookmarks).values(rows.flatMap((row) => row.bookmarks));
}
