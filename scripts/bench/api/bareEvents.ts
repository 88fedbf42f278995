import { communityId, participantId } from '../profile/people';
import { bigEvent, organiser } from './fillEvents';
import type { BareList, Row } from './bareParts';

const size = 20;
const me = `'${participantId(organiser)}'`;

/** What no query makes of an event, such as the place as it is shown, is known before: the rest of each item as it was answered once. */
type Rest = Record<string, unknown>;

const columns = `e.id, e.title, e.description, e.date, e.start_time, e.time_zone, e.starts_at, e.visibility, e.approval_required,
  e.confirmed_count, e.waiting_count, part.status,
  exists (select from event_responsibles r where r.event_id = e.id and r.participant_id = ${me}) as organises,
  (select coalesce(json_agg(json_build_object('id', f.id, 'slug', f.slug, 'firstName', f.first_name, 'lastName', f.last_name,
      'avatarUrl', f.avatar_url)), '[]'::json)
    from (select p.id, p.slug, p.first_name, p.last_name, p.avatar_url from event_participations g
      join participants p on p.id = g.participant_id
      where g.event_id = e.id and g.status = 'CONFIRMED' and p.enabled and p.profile_enabled
        and not p.id in (select subject_id from blocks where participant_id = ${me}
          union all select participant_id from blocks where subject_id = ${me})
      order by g.asked_at, g.participant_id limit 5) as f) as faces`;
const source = `from events e left join event_participations part on part.event_id = e.id and part.participant_id = ${me}
  where e.community_id = '${communityId}' and e.deleted_at is null`;

const event = (row: Row, rest: Rest | undefined): Rest => ({
  ...rest,
  ...{
    id: row.id,
    title: row.title,
    description: row.description,
    date: row.date,
    startTime: row.start_time,
  },
  ...{ timeZone: row.time_zone, startsAt: row.starts_at, visibility: row.visibility },
  ...{ approvalRequired: row.approval_required, confirmedCount: row.confirmed_count },
  ...{ mayEdit: row.organises, faces: row.faces },
});

const page = (which: string, order: string): BareList => ({
  text: `select ${columns} ${source} and ${which} order by ${order} limit ${size + 1}`,
  answer: (rows, rest) => ({
    items: rows.slice(0, size).map((row, at) => event(row, (rest as { items: Rest[] }).items[at])),
    page: 0,
    hasMore: rows.length > size,
  }),
});

const people = (status: string): BareList => ({
  text: `select p.id, p.slug, p.first_name as "firstName", p.last_name as "lastName", p.avatar_url as "avatarUrl"
    from event_participations g join participants p on p.id = g.participant_id
    where g.event_id = '${bigEvent}' and g.status = '${status}' and p.enabled and p.profile_enabled
      and not p.id in (select subject_id from blocks where participant_id = ${me}
        union all select participant_id from blocks where subject_id = ${me})
    order by g.asked_at, g.participant_id limit ${size + 1}`,
  answer: (rows) => ({ list: rows.slice(0, size), hasMore: rows.length > size, page: 0 }),
});

export const bareEvents: Readonly<Record<string, BareList>> = {
  E01: page('e.over_at <= now()', 'e.over_at desc, e.id desc'),
  E02: page('e.over_at > now()', 'e.starts_at, e.id'),
  E03: {
    text: `select ${columns} ${source} and e.id = '${bigEvent}'`,
    answer: ([row], rest) => event(row!, rest as Rest),
  },
  E08: people('CONFIRMED'),
  E09: people('PENDING'),
};

export const eventPaths: Readonly<Record<string, string>> = {
  E01: '/api/event/past',
  E02: '/api/event/upcoming',
  E03: `/api/event/${bigEvent}`,
  E08: `/api/event/${bigEvent}/participants/confirmed`,
  E09: `/api/event/${bigEvent}/participants/pending`,
};
