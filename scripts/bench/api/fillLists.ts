import pg from 'pg';
import { communityId, participantId, userId } from '../profile/people';
import { fillNotifications } from './fillNotifications';

/** The member with full lists. A manager, so that managers' lists can be read, too. */
export const viewer = 0;
/** Entries of each list of the viewer. */
const each = 60;

/** So many members, from the one of this number on, as rows `(id, n)`. */
const others = (from: number): string => {
  const ids = Array.from({ length: each }, (_, n) => `('${participantId(from + n)}', ${n})`);
  return `(values ${ids.join(', ')}) as other(id, n)`;
};
const me = `'${participantId(viewer)}'`;
const here = `'${communityId}'`;
const at = `timestamptz '2026-01-01 00:00:00Z' + other.n * interval '1 minute'`;
const first = `least(${me}, other.id)`;
const second = `greatest(${me}, other.id)`;
const side = (asked: string, offered: string) =>
  `{"score": 0.6, "parts": [{"kind": "need", "term": "${asked}", "asked": "${asked}", "offered": "${offered}", "weight": 0.6}]}`;
const forward = `'${side('opening a workshop abroad', 'has moved a workshop to another country')}'::jsonb`;
const backward = `'${side('somebody who knows night trains', 'ten years of night trains')}'::jsonb`;

const pairs = (from: number, name: string, round: string): string => `
  insert into matchings (id, round_id, community_id, first_id, second_id, score, forward, backward, created_at)
    select '${name}' || other.n, ${round}, ${here}, ${first}, ${second}, 0.6, ${forward}, ${backward}, ${at} from ${others(from)};
  insert into matching_results (id, matching_id, community_id, viewer_id, rank, note, asked_at)
    select '${name}-result' || other.n, '${name}' || other.n, ${here}, ${me}, ${round === 'null' ? 0 : 'other.n + 1'},
      ${round === 'null' ? `'Met at the fair.', ${at}` : 'null, null'} from ${others(from)};`;

const liking =
  'community_id, participant_id, subject_id, relation_type, intro_message, deliver_at, created_at';

/** The SQL that fills each list of the viewer. No two have a member in common. */
const statements = [
  `update participants set is_manager = true where id = ${me}`,
  `update participants set public_preview = true where id in (select id from ${others(9000)})`,
  `insert into bookmarks (community_id, participant_id, subject_id, created_at)
    select ${here}, ${me}, other.id, ${at} from ${others(1000)}`,
  `insert into blocks (community_id, participant_id, subject_id, created_at)
    select ${here}, ${me}, other.id, ${at} from ${others(2000)}`,
  `insert into relations (${liking}) select ${here}, ${me}, other.id, 'LIKE', 'Hello there.', ${at}, ${at} from ${others(3000)}`,
  `insert into relations (community_id, participant_id, subject_id, relation_type, note, created_at)
    select ${here}, ${me}, other.id, 'DISLIKE', 'NOT_INTERESTED', ${at} from ${others(4000)}`,
  `insert into relations (${liking}) select ${here}, other.id, ${me}, 'LIKE', 'I read what you wrote.', ${at}, ${at} from ${others(5000)}`,
  `insert into relations (${liking}, pending_review_since)
    select ${here}, other.id, '${participantId(viewer + 1)}', 'LIKE', 'I read what you wrote.', ${at}, ${at}, ${at} from ${others(6000)}`,
  pairs(7000, 'connected', 'null'),
  `insert into connections (community_id, first_id, second_id, matching_id, connected_at)
    select ${here}, ${first}, ${second}, 'connected' || other.n, ${at} from ${others(7000)}`,
  `insert into meetings (id, uid, community_id, first_id, second_id, state, proposed_by, slots, minutes, place_kind, place_text,
      starts_at, created_at, changed_at)
    select 'meeting' || other.n, 'meeting' || other.n, ${here}, ${first}, ${second}, 'AGREED', other.id, '[]', 30, 'PLACE',
      'Café Central', timestamptz '2090-01-01 10:00:00Z', ${at}, ${at} from ${others(7000)}`,
  `insert into chats (id, community_id, kind, first_id, second_id, created_by, number, change, created_at, latest_at)
    select 'chat' || other.n, ${here}, 'DIRECT', ${first}, ${second}, ${me}, 1, 1, ${at}, ${at} from ${others(7000)}`,
  `insert into chat_members (chat_id, person_id, from_number, read_number, delivered_number, joined_at)
    select 'chat' || other.n, person.id, 1, case when person.id = ${me} then 0 else 1 end, 1, ${at}
    from ${others(7000)}, lateral (values (${me}), (other.id)) as person(id)`,
  `insert into chat_messages (chat_id, number, change, message_id, content_hash, kind, author_id, text, created_at)
    select 'chat' || other.n, 1, 1, 'message' || other.n, '', 'TEXT', other.id, 'Do you have time on Friday?', ${at}
    from ${others(7000)}`,
  `insert into matching_rounds (id, community_id, scope_kind, scope_id, day, seed, state, attention, leased_until, started_at)
    values ('round', ${here}, 'community', ${here}, '2026-01-06', '', 'finished', '{}', now(), now())`,
  `insert into matching_lists (round_id, community_id, participant_id) values ('round', ${here}, ${me})`,
  pairs(8000, 'round', `'round'`),
  `insert into request_answers (community_id, participant_id, author_id, requested_at, request, answer, answered_at)
    select ${here}, id, ${me}, requested_at, looking_for, 'Call me.', requested_at from participants
    where id in (select id from participants where id <> ${me} order by requested_at desc, id limit 5)`,
  fillNotifications({ reader: `'${userId(viewer)}'`, here, ids: others(9000) }),
  'analyze',
];

/** Fills the lists of one member with others. */
export async function fillLists(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
