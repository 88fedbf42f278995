import { apart, here, me, present, size, type BareList, type Row } from './bareParts';

const unread = `(select count(*)::int from chat_messages u where u.chat_id = m.chat_id and u.number > m.read_number
  and u.author_id <> ${me} and u.deleted_at is null)`;

const isOpen = `c.community_id = ${here} and m.person_id = ${me} and m.left_at is null`;

const stateOf = (row: Row) => ({
  id: row.id,
  kind: 'DIRECT',
  name: null,
  imageUrl: null,
  people: [
    {
      participantId: row.participant_id,
      firstName: row.first_name,
      lastName: row.last_name,
      slug: row.slug,
      avatarUrl: row.avatar_url,
      online: false,
      readNumber: row.their_read,
      deliveredNumber: row.their_delivered,
    },
  ],
  count: 2,
  number: row.number,
  change: row.change,
  readNumber: row.read_number,
  unread: row.unread,
  muted: row.muted,
  maySend: true,
  receipts: true,
});

/** The member’s chats. Each is of two, and its latest message has words alone. */
export const bareChats: Readonly<Record<string, BareList>> = {
  H01: {
    text: `select c.id, c.number, c.change, m.read_number, m.muted, ${unread} as unread,
        p.id as participant_id, p.first_name, p.last_name, p.slug, p.avatar_url,
        t.read_number as their_read, t.delivered_number as their_delivered,
        l.message_id, l.author_id, l.text, l.created_at,
        (select sum(${unread})::int from chats c join chat_members m on m.chat_id = c.id where ${isOpen} and not m.muted) as total
      from chats c join chat_members m on m.chat_id = c.id
      join participants p on p.id = case when c.first_id = ${me} then c.second_id else c.first_id end
      join chat_members t on t.chat_id = c.id and t.person_id = p.id
      join chat_messages l on l.chat_id = c.id and l.number = c.number
      where ${isOpen} and ${present} and not ${apart}
      order by c.latest_at desc, c.id desc limit ${size + 1}`,
    answer: (rows) => ({
      chats: rows.slice(0, size).map((row) => ({
        chat: stateOf(row),
        last: {
          number: row.number,
          change: row.change,
          messageId: row.message_id,
          kind: 'TEXT',
          authorId: row.author_id,
          text: row.text,
          replyTo: null,
          images: [],
          reactions: [],
          createdAt: row.created_at,
          editedAt: null,
          deletedAt: null,
        },
      })),
      hasMore: rows.length > size,
      unread: rows[0]?.total,
      receipts: true,
    }),
  },
};
