import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database';
import { notifications, participants } from '../../db/schema';
import { mostCounted } from '../../people/paging';
import { forEachSees, type Sees } from '../../people/viewing';
import { isVisibleTo } from '../../people/visible';
import type { NotificationKinds } from '../kinds/kinds';
import type { ListedRow, Person } from './presentEntry';
import { columnsOf, isShownInList, type Reading } from './shown';

/** Entries on a page. */
export const entriesAtOnce = 30;
/** Up to how many notifications of the groups on a page are looked at. */
const gatheredAtOnce = 300;

const placeholder = sql.placeholder;
/** A list of texts as JSON: prepared statements take plain values. */
const listIn = (name: string) => sql`array(select jsonb_array_elements_text(${placeholder(name)}::jsonb))`;
const readingBy = (sees: Sees): Reading => ({
  userId: placeholder('userId'),
  communityId: placeholder('communityId'),
  viewerId: placeholder('viewerId'),
  now: placeholder('now'),
  sees,
});

/** Beyond every number of a notification, in SQL. */
const beyondAll = { after: '-1', before: String(Number.MAX_SAFE_INTEGER) };

/** The number of the reader’s notification of an id, null if it is not theirs, or beyond all if no id is given. */
const numberOf = (
  name: keyof typeof beyondAll,
) => sql`case when ${placeholder(name)} = '' then ${sql.raw(beyondAll[name])}
  else (select named.number from ${notifications} as named where named.id = ${placeholder(name)}
    and named.recipient = ${placeholder('userId')} and named.community_id = ${placeholder('communityId')}) end`;

/** The queries of a member’s list of notifications, as prepared statements. */
export function prepareList({ prepare }: Pick<Database, 'prepare'>, kinds: NotificationKinds) {
  const listed = columnsOf('notifications');

  const unseenIn = (reading: Reading): SQL<number> => {
    const counted = columnsOf('counted');
    return sql`(select count(*)::int from (select distinct ${counted.groupKey} from ${notifications} as counted
      where ${isShownInList(kinds, reading, counted)} and ${counted.seenAt} is null limit ${sql.raw(String(mostCounted))}) as unseen)`;
  };

  const entriesIn = (orm: Orm, sees: Sees) => {
    const reading = readingBy(sees);
    const seen = orm
      .select({
        // Not sorted here: the reader does it by `about`.
        people: sql<Person[]>`coalesce(json_agg(json_build_object('id', ${participants.id},
          'firstName', ${participants.firstName}, 'lastName', ${participants.lastName},
          'avatarUrl', ${participants.avatarUrl})), '[]')`.as('people'),
        visible: sql<number>`count(*)`.as('visible'),
      })
      .from(participants)
      .where(and(sql`${participants.id} = any(${listed.about})`, isVisibleTo(reading)))
      .as('seen');
    const others = columnsOf('others');
    const inSameEntry = sql`select from ${notifications} as others where ${others.recipient} = ${reading.userId}
      and ${others.communityId} = ${reading.communityId} and ${others.groupKey} = ${listed.groupKey}
      and ${others.dismissedAt} is null and ${others.seenAt} is not distinct from ${listed.seenAt}`;
    return orm
      .select({
        // One value: reading that many columns of each row would take longer than finding them.
        row: sql<ListedRow>`json_build_object('id', ${listed.id}, 'number', ${listed.number}, 'kind', ${listed.kind},
          'lang', ${listed.lang}, 'siteUrl', ${listed.siteUrl}, 'data', coalesce(${listed.listData}, ${listed.data}),
          'groupKey', ${listed.groupKey}, 'createdAt', ${listed.createdAt}, 'seenAt', ${listed.seenAt},
          'about', ${listed.about}, 'people', ${seen.people},
          'hasEarlier', exists (${inSameEntry} and ${others.number} < ${listed.number}))`,
        unseen: unseenIn(reading),
      })
      .from(notifications)
      .innerJoinLateral(seen, sql`true`)
      .where(
        and(
          isShownInList(kinds, reading, listed, sql`${seen.visible} = cardinality(${listed.about})`),
          sql`${listed.number} < ${numberOf('before')} and ${listed.number} > ${numberOf('after')}`,
          sql`not exists (${inSameEntry} and ${others.number} > ${listed.number}
            and ${isShownInList(kinds, reading, others)})`,
        ),
      )
      .orderBy(desc(notifications.number))
      .limit(entriesAtOnce + 1);
  };

  const gatheredIn = (orm: Orm, sees: Sees) =>
    orm
      .select({
        groupKey: sql<string>`${notifications.groupKey}`,
        number: notifications.number,
        kind: notifications.kind,
        about: notifications.about,
        seenAt: notifications.seenAt,
      })
      .from(notifications)
      .where(
        and(
          isShownInList(kinds, readingBy(sees), listed),
          sql`${notifications.groupKey} = any(${listIn('groups')})`,
        ),
      )
      .orderBy(desc(notifications.number))
      .limit(gatheredAtOnce);

  const peopleIn = (orm: Orm, sees: Sees) =>
    orm
      .select({
        id: participants.id,
        firstName: participants.firstName,
        lastName: participants.lastName,
        avatarUrl: participants.avatarUrl,
      })
      .from(participants)
      .where(and(sql`${participants.id} = any(${listIn('ids')})`, isVisibleTo(readingBy(sees))));

  const bySees = forEachSees((sees) => ({
    entries: prepare(`notifications of a member, ${sees}`, (orm) => entriesIn(orm, sees)),
    gathered: prepare(`notifications about the same, ${sees}`, (orm) => gatheredIn(orm, sees)),
    people: prepare(`people in notifications, ${sees}`, (orm) => peopleIn(orm, sees)),
    unseen: prepare(`unseen notifications, ${sees}`, (orm) =>
      // One row.
      orm.select({ unseen: unseenIn(readingBy(sees)) }).from(sql`(select) as one`),
    ),
  }));

  return {
    bySees,
    owned: prepare('own notification', (orm) =>
      orm
        .select({ id: notifications.id })
        .from(notifications)
        .where(
          and(
            eq(notifications.id, placeholder('id')),
            eq(notifications.recipient, placeholder('userId')),
            eq(notifications.communityId, placeholder('communityId')),
          ),
        ),
    ),
  };
}
