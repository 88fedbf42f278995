import { communityId, participantId } from '../profile/people';
import { bigEvent, organiser } from './fillEvents';
import type { BareList, Row } from './bareParts';

const size = 20;
const me = `'${participantId(organiser)}'`;

const apart = `p.id in (select subject_id from blocks where participant_id = ${me}
  union all select participant_id from blocks where subject_id = ${me})`;

/** The parts of an event that no query makes, such as the visible location: the rest of each item of an earlier answer. */
type Rest = Record<string, unknown>;

const columns = `e.id, e.title, e.description, e.date, e.start_time, e.time_zone, e.starts_at, e.visibility, e.approval_required,
  e.confirmed_count, e.waiting_count, part.status,
  exists (select from event_organisers r where r.event_id = e.id and r.participant_id = ${me}) as organises,
  (select coalesce(json_agg(json_build_object('id', f.id, 'slug', f.slug, 'firstName', f.first_name, 'lastName', f.last_name,
      'avatarUrl', f.avatar_url)), '[]'::json)
    from (select p.id, p.slug, p.first_name, p.last_name, p.avatar_url from event_participations g
      join participants p on p.id = g.participant_id
      where g.event_id = e.id and g.status = 'CONFIRMED' and p.enabled and p.profile_enabled
        and not ${apart}
      order by g.asked_at, g.participant_id limit 5) as f) as faces`;
const source = `from events e left join event_participations part on part.event_id = e.id and part.participant_id = ${me}
  where e.community_id = '${communityId}' and e.deleted_at is null`;

const event = (row: Row, rest: Rest | undefined): Rest => ({
  ...rest,
  id: row.id,
  title: row.title,
  description: row.description,
  date: row.date,
  startTime: row.start_time,
  timeZone: row.time_zone,
  startsAt: row.starts_at,
  visibility: row.visibility,
  approvalRequired: row.approval_required,
  confirmedCount: row.confirmed_count,
  mayEdit: row.organises,
  faces: row.faces,
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
      and not ${apart}
    order by g.asked_at, g.participant_id limit ${size + 1}`,
  answer: (rows) => ({ list: rows.slice(0, size), hasMore: rows.length > size, page: 0 }),
});

/** An organiser's row of a person, and the counts by status. */
const participants: BareList = {
  text: `select p.id, p.slug, p.first_name, p.last_name, p.avatar_url, g.status, g.asked_at, c.counts
    from event_participations g join participants p on p.id = g.participant_id
    cross join (select json_object_agg(status, count) as counts
      from (select status, count(*)::int from event_participations where event_id = '${bigEvent}' group by status) as each) as c
    where g.event_id = '${bigEvent}' and p.enabled and p.profile_enabled and not ${apart}
    order by g.asked_at, g.participant_id limit ${size + 1}`,
  answer: (rows, rest) => {
    const { list, counts, ...more } = rest as { list: Rest[]; counts: Rest };
    return {
      list: rows.slice(0, size).map((row, at) => ({
        ...list[at],
        id: row.id,
        slug: row.slug,
        firstName: row.first_name,
        lastName: row.last_name,
        avatarUrl: row.avatar_url,
        status: row.status,
        askedAt: row.asked_at,
      })),
      ...more,
      counts: { ...counts, ...(rows[0]?.counts as Rest) },
    };
  },
};

const month: BareList = {
  text: `select e.id, e.title, e.date, e.start_time, e.time_zone, e.starts_at, e.event_type, part.status ${source}
    and e.starts_at > timestamptz '2089-12-01 00:00:00Z' and e.starts_at < timestamptz '2090-02-02 00:00:00Z'
    and e.date <= '2090-01-31' and coalesce(e.end_date, e.date) >= '2090-01-01' order by e.starts_at, e.id limit 401`,
  answer: (rows, rest) => {
    const { items } = rest as { items: Rest[] };
    const shown = rows.map((row, at) => ({
      ...items[at],
      id: row.id,
      title: row.title,
      date: row.date,
      startTime: row.start_time,
      timeZone: row.time_zone,
      startsAt: row.starts_at,
      eventType: row.event_type,
      status: row.status ?? 'NOT_PARTICIPATING',
    }));
    return { ...(rest as Rest), items: shown };
  },
};

export const bareEvents: Readonly<Record<string, BareList>> = {
  E01: page('e.over_at <= now()', 'e.over_at desc, e.id desc'),
  E02: page('e.over_at > now()', 'e.starts_at, e.id'),
  E03: {
    text: `select ${columns} ${source} and e.id = '${bigEvent}'`,
    answer: ([row], rest) => event(row!, rest as Rest),
  },
  E08: people('CONFIRMED'),
  E09: people('PENDING'),
  E25: participants,
  E37: month,
};

export const eventPaths: Readonly<Record<string, string>> = {
  E01: '/api/event/past',
  E02: '/api/event/upcoming',
  E03: `/api/event/${bigEvent}`,
  E08: `/api/event/${bigEvent}/participants/confirmed`,
  E09: `/api/event/${bigEvent}/participants/pending`,
  E25: `/api/event/${bigEvent}/participants`,
  E37: '/api/event/month?month=2090-01',
};
