import {
  apart,
  card,
  columns,
  found,
  me,
  nextOf,
  page,
  present,
  size,
  type BareList,
  type Row,
} from './bareParts';

const name = `(p.first_name || ' ' || p.last_name) collate "und-x-icu"`;
const next = (rows: Row[], most: number, ...part: string[]) => {
  const last = rows.length > most ? rows[most - 1] : undefined;
  return last
    ? nextOf(
        ...part,
        `${String(last.first_name ?? last.firstName)} ${String(last.last_name ?? last.lastName)}`,
        last.id,
      )
    : null;
};
/** The relation of a person to the viewer, without hidden people. */
const towards = `case
  when exists (select from connections c where c.first_id = least(${me}, p.id) and c.second_id = greatest(${me}, p.id)) then 'CONNECTED'
  else coalesce(
    (select case when o.declined_at is not null then 'DECLINED' when o.pending_review_since is not null and o.approved_at is null then 'HELD' else 'INTERESTED' end
      from relations o where o.participant_id = ${me} and o.subject_id = p.id),
    (select 'INCOMING' from relations i where i.participant_id = p.id and i.subject_id = ${me} and i.relation_type = 'LIKE'
      and i.deliver_at <= now() and (i.pending_review_since is null or i.approved_at is not null) and i.declined_at is null),
    'NONE') end as relation,
  exists (select from bookmarks b where b.participant_id = ${me} and b.subject_id = p.id) as bookmarked`;
const found20 = (text: string, values: readonly unknown[] = []): BareList => ({
  text: `select ${columns}, p.looking_for, ${towards} from participants p where ${found} ${text} order by ${name}, p.id limit ${size + 1}`,
  values,
  answer: (rows) =>
    page(
      rows,
      (row) => ({
        subject: card(row),
        lookingFor: row.looking_for,
        relation: row.relation,
        bookmarked: row.bookmarked,
        // A manager may write to everybody else.
        mayWrite: `'${String(row.id)}'` === me ? undefined : true,
      }),
      // For a search, the part in which the list continues.
      { next: values.length > 0 ? next(rows, size, '1') : next(rows, size) },
    ),
});
const many = (which: string, more: string): BareList => ({
  text: `select p.id, ${more} from participants p where ${found} and ${which} order by ${name}, p.id limit 501`,
  answer: (rows) => ({ items: rows.slice(0, 500), hasMore: rows.length > 500, next: next(rows, 500) }),
});
/** Members that visitors are shown. */
const preview = 24;
const named = 'p.first_name as "firstName", p.last_name as "lastName", p.avatar_url as "avatarUrl"';

export const bareDirectory: Readonly<Record<string, BareList>> = {
  C05: many('true', named),
  C06: {
    text: `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.position, p.company, p.avatar_url as "avatarUrl"
      from participants p where ${present} and p.public_preview and not ${apart}
      order by p.picked_at asc nulls last, p.created_at, p.id limit ${preview}`,
    answer: (rows) => rows,
  },
  C07: found20(''),
  'C07 search': found20('and p.words @@ search_query($1)', ['Kastro']),
  C08: many(
    `p.show_location and p.city <> ''`,
    `p.slug, p.first_name as "firstName", p.last_name as "lastName", p.avatar_url as "avatarUrl", p.city, p.country`,
  ),
  C16: {
    text: `select tag, count(*)::int as count from participants p cross join lateral (select distinct unnest(p.tags) as tag) t
      where ${found} group by tag order by count(*) desc, tag limit 30`,
    answer: (rows) => rows,
  },
  C17: {
    text: `select p.city, p.country, count(*)::int as count from participants p where ${found} and p.show_location and p.city <> ''
      group by p.city, p.country order by count(*) desc, p.city, p.country limit 200`,
    answer: (rows) => rows,
  },
};
