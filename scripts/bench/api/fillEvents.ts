import pg from 'pg';
import { communityId, participantId } from '../profile/people';

/** Events, half of them past, and participants of the next one. */
const events = 10_000;
export const crowd = { confirmed: 45_000, pending: 5000 };
/** Number of members needed for it in addition to those of the community. */
export const guests = 30_000;

/** The organiser of the crowded event, otherwise an ordinary member. */
export const organiser = 1;
export const bigEvent = 'event-0';

const here = `'${communityId}'`;
/** From the next one on, or from the last: so many days away. */
const day = `case when n < ${events / 2} then date '2090-01-01' + n else date '2026-01-01' - (n - ${events / 2}) end`;
const at = `((${day}) + time '18:00') at time zone 'UTC'`;

const statements = [
  `insert into events (id, community_id, created_by, title, description, date, start_time, time_zone, starts_at, over_at, location,
      location_visibility, event_type, online_meeting_link, paid, price, currency, payment_link, visibility, approval_required,
      organizer_contact, created_at, updated_at)
    select 'event-' || n, ${here}, '${participantId(organiser)}', 'Open workshop ' || n,
      'An evening among people who make things, with tea, and with time to ask how each of them came to it.',
      to_char(${day}, 'YYYY-MM-DD'), '18:00', 'UTC', ${at}, ${at} + interval '4 hours',
      '{"addressLine": "1 River Street", "latitude": null, "longitude": null, "googleMapsLink": null, "country": "Nowhere", "region": null, "city": "City 1", "postalCode": null}',
      'FULL_ADDRESS', 'OFFLINE', '', false, null, '', '', 'PUBLIC', n % 2 = 0, 'Ask Anna.', now(), now()
    from generate_series(0, ${events - 1}) as n`,
  `insert into event_organisers (event_id, participant_id, added_at)
    select id, '${participantId(organiser)}', created_at from events where id = '${bigEvent}'`,
  // Counted together below, because the trigger would count them one by one.
  'alter table event_participations disable trigger user',
  `insert into event_participations (event_id, participant_id, status, asked_at, changed_at)
    select '${bigEvent}', id, case when n <= ${crowd.confirmed} then 'CONFIRMED' else 'PENDING' end,
      timestamptz '2026-01-01 00:00:00Z' + n * interval '1 second', now()
    from (select id, row_number() over (order by id) as n from participants) as other where n <= ${crowd.confirmed + crowd.pending}`,
  'alter table event_participations enable trigger user',
  `update events set confirmed_count = ${crowd.confirmed} where id = '${bigEvent}'`,
  'vacuum analyze events, event_participations, event_organisers',
];

/** Fills the calendar of the community. */
export async function fillEvents(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
