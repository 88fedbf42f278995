import { communityId, participantId } from '../profile/people';
import { viewer } from './fillLists';

export type Row = Record<string, unknown>;

/** A list as a minimal server would implement it: one query, and the mapping of its rows. */
export interface BareList {
  text: string;
  values?: readonly unknown[];
  /** The answer from rows and, for events, from an earlier answer. */
  answer: (rows: Row[], rest: unknown) => unknown;
}

export const size = 20;
export const me = `'${participantId(viewer)}'`;
export const here = `'${communityId}'`;

export const columnsOf = (person: string, as = '') =>
  [
    ...['id', 'slug', 'first_name', 'last_name', 'position', 'company', 'avatar_url', 'tags'].map(
      (name) => `${person}.${name} as "${as}${name}"`,
    ),
    `case when ${person}.show_location then ${person}.city end as "${as}city"`,
  ].join(', ');
export const columns = columnsOf('p');

export const card = (row: Row, as = '') => ({
  id: row[`${as}id`],
  slug: row[`${as}slug`],
  firstName: row[`${as}first_name`],
  lastName: row[`${as}last_name`],
  position: row[`${as}position`],
  company: row[`${as}company`],
  city: row[`${as}city`],
  avatarUrl: row[`${as}avatar_url`],
  tags: row[`${as}tags`],
});

const hidden = `p.id in (select h.subject_id from relations h where h.participant_id = ${me} and h.relation_type = 'DISLIKE')`;
export const apart = `p.id in (select b.subject_id from blocks b where b.participant_id = ${me}
  union all select b.participant_id from blocks b where b.subject_id = ${me})`;
export const present = `p.community_id = ${here} and p.enabled and p.profile_enabled`;
export const there = `${present} and p.id <> ${me} and not ${apart}`;
export const seen = `${there} and not ${hidden}`;
export const found = `${present} and (p.id = ${me} or (${seen}))`;

/** A page of rows; the query must read one row more. */
export const page = (rows: Row[], item: (row: Row) => unknown, more: object = {}) => ({
  items: rows.slice(0, size).map(item),
  page: 0,
  hasMore: rows.length > size,
  ...more,
});

/** The cursor as the server encodes it. */
export const nextOf = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
