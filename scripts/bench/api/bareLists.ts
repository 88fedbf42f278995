import {
  card,
  columns,
  columnsOf,
  here,
  me,
  nextOf,
  page,
  present,
  seen,
  size,
  there,
  type BareList,
  type Row,
} from './bareParts';
import { bareChats } from './bareChats';
import { bareDirectory } from './bareDirectory';
import { bareNotifications } from './bareNotifications';

interface Contact {
  type: string;
  value: string;
}
/** Contacts that a member of another may read. */
const readable = ({ privacy, contacts, contact_types_to_hide: kept }: Row): Contact[] => {
  if (privacy === 'PRIVATE') return [];
  const all = contacts as Contact[];
  return privacy === 'CUSTOM' ? all.filter(({ type }) => !(kept as string[]).includes(type)) : all;
};

const contact =
  (relation: string, bookmarked = false) =>
  (row: Row) => ({
    subject: card(row),
    relation,
    bookmarked,
    contacts: readable(row),
    at: row.at,
    connectedAt: row.connected_at ?? null,
    introMessage: row.intro_message ?? null,
    hiddenFor: row.note ?? null,
    matchingId: row.matching_id ?? null,
    matchingResultId: row.result_id ?? null,
    score: row.score ?? null,
    couldNotMeet: row.could_not_meet ?? false,
    note: row.said ?? null,
    // The viewer is a manager.
    mayWrite: true,
  });
const withContacts = `${columns}, p.contacts, p.privacy, p.contact_types_to_hide`;

const relations = (type: string, relation: string, which: string): BareList => ({
  text: `select ${withContacts}, r.intro_message, r.note, r.created_at as at from relations r join participants p on p.id = r.subject_id
    where r.participant_id = ${me} and r.relation_type = '${type}' and ${which}
    order by r.created_at desc, p.id limit ${size + 1}`,
  answer: (rows) => page(rows, contact(relation)),
});

const connectedWith = `case when c.first_id = ${me} then c.second_id else c.first_id end`;
const connected = `from connections c join matching_results m on m.matching_id = c.matching_id and m.viewer_id = ${me}
  join participants p on p.id = ${connectedWith}`;
const isMine = (pair: string) => `(${pair}.first_id = ${me} or ${pair}.second_id = ${me})`;
const match = (row: Row) => ({
  matchingId: row.matching_id,
  matchingResultId: row.result_id,
  subject: card(row),
  connectedAt: row.connected_at,
  metAt: null,
  score: row.score,
  couldNotMeet: row.could_not_meet,
  note: row.said,
});
const matches = `select ${columns}, m.matching_id, m.id as result_id, c.connected_at, m.score, m.could_not_meet, m.note as said,
  (select max(starts_at) from meetings t where t.first_id = c.first_id and t.second_id = c.second_id and t.state = 'AGREED') as met_at
  ${connected} where c.community_id = ${here} and ${isMine('c')} and ${present}`;

/**
 * The parts that no query makes, such as sentences, are read with the rows: `bench_rest` has them by the name of the
 * call.
 */
const rest = (call: string) => `(select rest from bench_rest where call = '${call}')`;
const reasonsOf = (rows: Row[]) => (rows[0]?.rest as { reasons: unknown[] }).reasons;

/** The path of a list on the bare server. */
export const pathOfBare = (call: string): string => `/lists/${call.replaceAll(' ', '-')}`;

export const bareLists: Readonly<Record<string, BareList>> = {
  ...bareChats,
  ...bareDirectory,
  ...bareNotifications,
  B01: {
    text: `select ${withContacts}, b.created_at as at from bookmarks b join participants p on p.id = b.subject_id
      where b.participant_id = ${me} and ${seen} order by b.created_at desc, p.id limit ${size + 1}`,
    answer: (rows) => page(rows, contact('NONE', true)),
  },
  'B04 INTERESTED': relations(
    'LIKE',
    'INTERESTED',
    `${seen} and not exists (select from connections c where c.first_id = least(${me}, p.id) and c.second_id = greatest(${me}, p.id))`,
  ),
  'B04 CONNECTED': {
    text: `select ${withContacts}, c.connected_at, c.connected_at as at, m.matching_id, m.id as result_id, m.score, m.could_not_meet,
      m.note as said ${connected} where ${isMine('c')} and ${seen} order by c.connected_at desc, p.id limit ${size + 1}`,
    answer: (rows) => page(rows, contact('CONNECTED')),
  },
  'B04 HIDDEN': relations('DISLIKE', 'HIDDEN', there),
  B06: {
    text: `select ${columns}, p.looking_for, p.requested_at, a.answer, a.answered_at from participants p
      left join request_answers a on a.participant_id = p.id and a.author_id = ${me} and a.requested_at = p.requested_at
      where ${seen} and p.requested_at is not null and p.networking_enabled
        and (p.networking_paused_until is null or p.networking_paused_until <= now())
      order by p.requested_at desc, p.id desc limit ${size + 1}`,
    answer: (rows) =>
      page(
        rows,
        (row) => ({
          id: row.id,
          subject: card(row),
          request: row.looking_for,
          requestedAt: row.requested_at,
          answer: row.answer ? { answer: row.answer, answeredAt: row.answered_at } : null,
        }),
        {
          next: nextOf(
            String((rows[size - 1]?.requested_at as Date | undefined)?.getTime()),
            rows[size - 1]?.id,
          ),
        },
      ),
  },
  B10: {
    text: `select ${columns} from blocks b join participants p on p.id = b.subject_id
      where b.participant_id = ${me} and p.community_id = ${here} order by b.created_at desc, p.id limit ${size + 1}`,
    answer: (rows) => page(rows, (row) => card(row)),
  },
  D44: {
    text: `select ${columnsOf('s', 's_')}, ${columnsOf('t', 't_')}, r.intro_message, r.created_at, count(*) over ()::int as total from relations r
      join participants s on s.id = r.participant_id join participants t on t.id = r.subject_id
      where r.community_id = ${here} and r.relation_type = 'LIKE' and r.pending_review_since is not null and r.approved_at is null and r.refused_at is null
        and not exists (select from relations o where o.participant_id = r.subject_id and o.subject_id = r.participant_id)
        and s.enabled and s.profile_enabled and t.enabled and t.profile_enabled
      order by r.created_at, s.id, t.id limit ${size + 1}`,
    answer: (rows) => ({
      total: rows[0]?.total,
      ...page(rows, (row) => ({
        from: card(row, 's_'),
        to: card(row, 't_'),
        introMessage: row.intro_message,
        sentAt: row.created_at,
      })),
    }),
  },
  M01: {
    text: `${matches} order by c.connected_at desc, m.id desc limit ${size + 1}`,
    answer: (rows) => page(rows, match),
  },
  M03: {
    text: `select ${columns}, p.about, p.looking_for, g.id as matching_id, m.id as result_id, m.rank, b.created_at is not null as bookmarked,
        ${rest('M03')} as rest
      from matching_results m join matchings g on g.id = m.matching_id
      join participants p on p.id = case when g.first_id = ${me} then g.second_id else g.first_id end
      left join relations o on o.participant_id = ${me} and o.subject_id = p.id
      left join connections c on c.first_id = g.first_id and c.second_id = g.second_id
      left join bookmarks b on b.participant_id = ${me} and b.subject_id = p.id
      where g.round_id = 'round' and m.viewer_id = ${me} and m.rank > 0 and o.participant_id is null and c.first_id is null
        and p.networking_enabled and ${seen}
      order by m.rank limit ${size + 1}`,
    answer: (rows) => {
      const { reasons, ...more } = rows[0]?.rest as { reasons: unknown[] };
      return page(
        rows,
        (row) => ({
          matchingId: row.matching_id,
          matchingResultId: row.result_id,
          rank: row.rank,
          subject: card(row),
          lookingFor: row.looking_for,
          about: row.about,
          reasons: reasons[rows.indexOf(row)],
          bookmarked: row.bookmarked,
          relation: 'NONE',
          mayWrite: true,
        }),
        more,
      );
    },
  },
  M04: {
    text: `${matches} and m.asked_at is not null and m.rated_at is null order by c.connected_at desc, m.id desc limit 50`,
    answer: (rows) => rows.map(match),
  },
  M05: {
    text: `select ${columns}, p.about, p.looking_for, r.intro_message, r.created_at, b.subject_id is not null as bookmarked,
        ${rest('M05')} as rest
      from relations r join participants p on p.id = r.participant_id
      left join relations o on o.participant_id = ${me} and o.subject_id = p.id
      left join bookmarks b on b.participant_id = ${me} and b.subject_id = p.id
      where r.subject_id = ${me} and r.relation_type = 'LIKE' and r.deliver_at <= now() and r.declined_at is null
        and (r.pending_review_since is null or r.approved_at is not null) and o.participant_id is null and ${seen}
      order by r.created_at, p.id limit ${size + 1}`,
    answer: (rows) =>
      page(rows, (row) => ({
        subject: card(row),
        introMessage: row.intro_message,
        sentAt: row.created_at,
        invited: false,
        lookingFor: row.looking_for,
        about: row.about,
        reasons: reasonsOf(rows)[rows.indexOf(row)],
        bookmarked: row.bookmarked,
        mayWrite: true,
      })),
  },
  M12: {
    text: `select ${columns}, t.id as meeting, t.version, t.state, t.slots, t.minutes, t.starts_at, t.place_kind, t.place_text
      from meetings t join connections c on c.first_id = t.first_id and c.second_id = t.second_id
      join participants p on p.id = case when t.first_id = ${me} then t.second_id else t.first_id end
      where t.community_id = ${here} and ${isMine('t')} and p.enabled and p.profile_enabled
      order by t.changed_at desc, t.id desc limit ${size + 1}`,
    answer: (rows) =>
      page(rows, (row) => ({
        id: row.meeting,
        version: row.version,
        subject: card(row),
        state: row.state,
        acts: ['PROPOSE', 'CANCEL', 'SAVE'],
        slots: row.slots,
        minutes: row.minutes,
        startsAt: row.starts_at,
        place: { kind: row.place_kind, text: row.place_text, url: null },
        timeZone: 'UTC',
        theirTimeZone: 'UTC',
        offered: null,
        message: null,
      })),
  },
};
