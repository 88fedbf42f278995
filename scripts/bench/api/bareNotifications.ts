import { userId } from '../profile/people';
import { viewer } from './fillLists';
import { newestNotification } from './fillNotifications';
import { here, there, type BareList, type Row } from './bareParts';

/** Entries on a page. */
const size = 30;
const reader = `'${userId(viewer)}'`;

const entry = (why: unknown) => (row: Row) => ({
  id: row.id,
  kind: row.kind,
  title: `${String(row.first_name)} has answered your request`,
  text: `${String(row.first_name)} ${String(row.last_name)} has read what you’re looking for and writes to you:`,
  why,
  people: [
    {
      id: row.person_id,
      firstName: row.first_name,
      lastName: row.last_name,
      avatarUrl: row.avatar_url,
    },
  ],
  count: 1,
  createdAt: row.created_at,
  seen: row.seen_at !== null,
  url: `/u/${String(row.slug)}`,
});

const listed = (which: string): BareList => ({
  text: `select n.id, n.kind, n.created_at, n.seen_at, p.id as person_id, p.first_name, p.last_name, p.slug, p.avatar_url,
      (select count(*)::int from (select from notifications n join participants p on p.id = n.about[1]
        where ${there} and n.recipient = ${reader} and n.community_id = ${here}
          and n.seen_at is null and n.dismissed_at is null and n.group_key is not null limit 100) as unseen) as unseen
    from notifications n join participants p on p.id = n.about[1]
    where ${there} and n.recipient = ${reader} and n.community_id = ${here} and n.dismissed_at is null and n.group_key is not null and ${which}
    order by n.number desc limit ${size + 1}`,
  answer: (rows, rest) => {
    const [first] = (rest as { notifications: { why: string }[] }).notifications;
    return {
      notifications: rows.slice(0, size).map(entry(first?.why)),
      hasMore: rows.length > size,
      unseen: rows[0]?.unseen,
    };
  },
});

/** What a member was notified of. */
export const bareNotifications: Readonly<Record<string, BareList>> = {
  N01: listed('true'),
  N04: listed(`n.number > (select number from notifications where id = '${newestNotification(20)}')`),
};
