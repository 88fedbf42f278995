import pg from 'pg';
import { communityId, participantId, tokenOf } from '../profile/people';
import { eventPaths } from './bareEvents';
import { pathOfBare } from './bareLists';
import { addressOf } from './addresses';
import { organiser } from './fillEvents';
import { newestNotification } from './fillNotifications';
import { viewer } from './fillLists';

const me = participantId(viewer);
const community = `/api/community/${communityId}`;

/** The address of every list that members have of each other, and of other waiting things. */
export const listPaths: Readonly<Record<string, string>> = {
  B01: '/api/bookmarks',
  'B04 INTERESTED': '/api/relations?list=INTERESTED',
  'B04 CONNECTED': '/api/relations?list=CONNECTED',
  'B04 HIDDEN': '/api/relations?list=HIDDEN',
  B06: '/api/requests',
  B10: '/api/blocks',
  C05: `${community}/participants-list`,
  C06: `${community}/preview/participants`,
  C07: `${community}/participants`,
  'C07 search': `${community}/participants?search=Kastro`,
  C08: `/api/participant/${me}/participants-with-location`,
  C16: `${community}/top-tags`,
  C17: `${community}/participants/locations`,
  H01: '/api/chats',
  D44: `/api/admin/${communityId}/intros`,
  M01: '/api/matching/matches-history',
  M03: '/api/matching/instant',
  M04: `/api/matching/${me}/pending-score`,
  M05: '/api/matching/requests',
  M12: '/api/matching/meetings',
  ...eventPaths,
  N01: '/api/notifications',
  N04: `/api/notifications/${newestNotification(20)}/newer`,
};

/** Events are requested by an organiser of one of them, all else by the member with full lists. */
export const headersOf = (name: string) => ({
  authorization: `Bearer ${tokenOf(name in eventPaths ? organiser : viewer)}`,
  'accept-language': 'en',
});

let asked = 0;
async function read(origin: string, path: string, name = ''): Promise<string> {
  asked += 1;
  const answer = await fetch(origin + path, {
    headers: { ...headersOf(name), 'x-forwarded-for': addressOf(asked) },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
  return text;
}

/** Gives the bare server the parts that no query makes: sentences, and data of the week. */
async function giveRest(url: string, origin: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create table bench_rest (call text primary key, rest json not null)');
    for (const call of ['M03', 'M05']) {
      const { items, page, hasMore, ...rest } = JSON.parse(await read(origin, listPaths[call]!)) as {
        items: { reasons: string[] }[];
        page: number;
        hasMore: boolean;
      };
      if (page !== 0 || !hasMore || items.some(({ reasons }) => call === 'M03' && reasons.length === 0)) {
        throw new Error(`${call} answers ${JSON.stringify(items.slice(0, 2))}`);
      }
      const given = { reasons: items.map(({ reasons }) => reasons), ...rest };
      await client.query('insert into bench_rest values ($1, $2)', [call, JSON.stringify(given)]);
    }
    for (const [call, path] of [
      ...Object.entries(eventPaths),
      ['N01', listPaths.N01!],
      ['N04', listPaths.N04!],
    ] as const) {
      await client.query('insert into bench_rest values ($1, $2)', [call, await read(origin, path, call)]);
    }
  } finally {
    await client.end();
  }
}

/** Throws unless both servers answer each list with the same bytes. */
export async function requireSame(url: string, origin: string, bare: string): Promise<void> {
  await giveRest(url, origin);
  for (const [name, path] of Object.entries(listPaths)) {
    const [ours, theirs] = [await read(origin, path, name), await read(bare, pathOfBare(name))];
    if (ours !== theirs) throw new Error(`${name} answers\n${ours}\nand the bare server\n${theirs}`);
    if (ours.length < 500) throw new Error(`${name} answers too little: ${ours}`);
  }
}

/** The addresses of a list's pages, by the cursors of its answers. */
export async function pagesOf(origin: string, path: string, most: number): Promise<string[]> {
  const pages = [path];
  while (pages.length < most) {
    const { next } = JSON.parse(await read(origin, pages.at(-1)!)) as { next: string | null };
    if (next === null) break;
    pages.push(`${path}${path.includes('?') ? '&' : '?'}next=${next}`);
  }
  return pages;
}
