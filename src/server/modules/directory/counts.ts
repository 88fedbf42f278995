import { sql, type SQL } from 'drizzle-orm';
import type { PlaceCount, TagCount } from '../../../generated/api/directory';
import type { Orm } from '../../db/database';
import { blocks, directoryCounts, participants, relations } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { normalizeTags } from '../../../lib/rules/profile/tags';
import { isShown } from '../../people/membershipState';
import { foundBy, type Scope } from './scope';

const mostTags = 30;
const mostSuggestions = 10;
/** Tags of fewer members are not suggested to people outside, so that a tag reveals nothing about one person. */
const leastForNewcomers = 3;
const mostPlaces = 200;

type Kind = 'TAG' | 'PLACE';

/** Counts by tag or location of the members that a condition finds, added or subtracted. */
const facetsOf = (kind: Kind, by: 1 | -1, where: SQL | undefined): SQL => sql`
  select facet.value, facet.country, ${sql.raw(String(by))} as count from ${participants},
    directory_facets(${participants.tags}, ${participants.showLocation}, ${participants.city}, ${participants.country}) as facet
  where facet.kind = ${kind} and ${where}`;

/** Members that others see and this member does not, by the member's own few rows. */
const unseenBy = (communityId: string, viewerId: string): SQL => sql`
  ${participants.communityId} = ${communityId} and ${isShown}
  and ${participants.id} <> ${viewerId} and ${participants.id} = any(array(
    select ${blocks.subjectId} from ${blocks} where ${blocks.participantId} = ${viewerId}
    union select ${blocks.participantId} from ${blocks} where ${blocks.subjectId} = ${viewerId}
    union select ${relations.subjectId} from ${relations}
      where ${relations.participantId} = ${viewerId} and ${relations.relationType} = 'DISLIKE'))`;

/**
 * Counts of members that the viewer finds. Counts of a whole community are stored; those whom this member does not see
 * are subtracted.
 */
function counted(kind: Kind, scope: Scope, viewer: Member, now: Date): SQL {
  if (seesOf(viewer, scope) !== 'everybody') return facetsOf(kind, 1, foundBy(scope, viewer, now));
  return sql`
    select value, country, count from ${directoryCounts}
    where ${directoryCounts.communityId} = ${scope.id} and ${directoryCounts.kind} = ${kind}
    union all ${facetsOf(kind, -1, unseenBy(scope.id, viewer.membership?.participantId ?? ''))}`;
}

/** C16. */
export async function topTags(orm: Orm, scope: Scope, viewer: Member, now: Date): Promise<TagCount[]> {
  const { rows } = await orm.execute<TagCount & Record<string, unknown>>(sql`
    select value as tag, sum(count)::int as count from (${counted('TAG', scope, viewer, now)}) as each
    group by value having sum(count) > 0 order by 2 desc, 1 limit ${mostTags}`);
  return rows;
}

/** Whether a word of a tag begins with a text, in any case and both alphabets. */
function beginsWith(search: string): SQL {
  const text = search.replace(/[\\%_]/g, '\\$&');
  return sql`' ' || value collate "und-x-icu" ilike ${`% ${text}%`}`;
}

async function suggestions(orm: Orm, counts: SQL, search: string, least: number): Promise<string[]> {
  const { rows } = await orm.execute<{ tag: string }>(sql`
    select value as tag from (${counts}) as each where ${beginsWith(search)}
    group by value having sum(count) >= ${least} order by sum(count) desc, 1 limit ${mostTags}`);
  return normalizeTags(rows.map(({ tag }) => tag)).slice(0, mostSuggestions);
}

/** C19 for a member. */
export const suggestTags = (orm: Orm, scope: Scope, viewer: Member, search: string, now: Date) =>
  suggestions(orm, counted('TAG', scope, viewer, now), search, 1);

/** C19 for a user who may join the community. */
export const suggestTagsToNewcomers = (orm: Orm, { id }: Scope, search: string): Promise<string[]> => {
  const counts = sql`select value, count from ${directoryCounts}
    where ${directoryCounts.communityId} = ${id} and ${directoryCounts.kind} = 'TAG'`;
  return suggestions(orm, counts, search, leastForNewcomers);
};

/** C17. */
export async function locations(orm: Orm, scope: Scope, viewer: Member, now: Date): Promise<PlaceCount[]> {
  const { rows } = await orm.execute<PlaceCount & Record<string, unknown>>(sql`
    select value as city, country, sum(count)::int as count from (${counted('PLACE', scope, viewer, now)}) as each
    group by value, country having sum(count) > 0 order by 3 desc, 1, 2 limit ${mostPlaces}`);
  return rows;
}

/** Makes one row of each that is counted of the rows of its changes. Changes that come meanwhile stay rows of their own. */
export async function mergeCounts(orm: Orm): Promise<void> {
  await orm.execute(sql`
    with several as (
      select community_id, kind, value, country from directory_counts
      group by community_id, kind, value, country having count(*) > 1
    ), gone as (
      delete from directory_counts as each using several
      where each.community_id = several.community_id and each.kind = several.kind and each.value = several.value
        and each.country is not distinct from several.country
      returning each.community_id, each.kind, each.value, each.country, each.count
    )
    insert into directory_counts (community_id, kind, value, country, count)
    select community_id, kind, value, country, sum(count) from gone
    group by community_id, kind, value, country having sum(count) <> 0`);
}
