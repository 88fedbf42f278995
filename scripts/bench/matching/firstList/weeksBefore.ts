import pg from 'pg';
import { daysLater, tuesdayOf } from '../../../../src/lib/weeks';
import { attentionOf } from '../../../../src/server/modules/matching/attention';
import { communityId } from '../../profile/people';

/** Rounds so far: as many weeks as a pair is not recommended again. The last is of this week. */
const weeks = 12;
const perMember = 6;
const here = `'${communityId}'`;

/** In each week everybody sees those who come after and before them in a circle, always others. */
const statements = [
  `create temporary table circle as
    select id, row_number() over (order by id) - 1 as place, count(*) over () as members from participants`,
  'create unique index on circle (place)',
  'create index on circle (id)',
  'analyze circle',
  `insert into matching_lists (round_id, community_id, participant_id, introduced, notified_at)
    select 'round-' || week, ${here}, id, false, now() from circle, generate_series(0, ${weeks - 1}) as week`,
  `insert into matchings (id, round_id, community_id, first_id, second_id, score, forward, backward, created_at)
    select 'pair-' || week || '-' || step || '-' || one.place, 'round-' || week, ${here}, least(one.id, other.id),
      greatest(one.id, other.id), 0.5, said, said, now() - interval '1 hour' - week * interval '7 days'
    from circle as one, generate_series(0, ${weeks - 1}) as week, generate_series(1, ${perMember / 2}) as step, circle as other,
      (select '{"score": 0.5, "parts": []}'::jsonb as said) as direction
    where other.place = (one.place + week * ${perMember / 2} + step) % one.members`,
  `insert into matching_results (id, community_id, matching_id, viewer_id, rank)
    select matchings.id || side, ${here}, matchings.id, case side when 'a' then first_id else second_id end, 1
    from matchings, unnest(array['a', 'b']) as side`,
  'vacuum analyze matching_rounds, matching_lists, matchings, matching_results',
];

/** Fills the rounds of the weeks before, and of this one: everybody but newcomers has a list. */
export async function fillWeeks(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tuesday = tuesdayOf(new Date(), 'UTC');
    for (let week = 0; week < weeks; week += 1)
      await client.query(
        `insert into matching_rounds (id, community_id, scope_kind, scope_id, day, kind, number, late, seed, state, attention, figures,
            leased_until, started_at, stored_at, finished_at)
          select 'round-' || $1::int, ${here}, 'community', ${here}, $2, 'weekly', 0, false, '', 'finished', $3, '{}', at, at, at, at
          from (select now() - interval '1 hour' - $1::int * interval '7 days' as at) as made`,
        [week, daysLater(tuesday, -7 * week), attentionOf({ perMember })],
      );
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
