import { and, desc, eq, isNull, lt, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Notification, Notifications } from '../../../generated/api/notification';
import type { CommunityConfig } from '../../../config/types';
import type { Database, Orm } from '../../db/database';
import { notifications, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { mostCounted, pageOf } from '../../people/paging';
import { forEachSees, type Sees } from '../../people/viewing';
import { isVisibleTo } from '../../people/visible';
import type { NotificationKinds } from '../kinds/kinds';
import { presentEntry, type Person } from './presentEntry';
import { isShownInList, type Reading } from './shown';

/** Entries on a page. */
const entriesAtOnce = 30;
/** Up to how many notifications of the groups on a page are looked at. */
const gatheredAtOnce = 300;
/** Beyond every number of a notification, in SQL. */
const afterAll = String(Number.MAX_SAFE_INTEGER);

/** The reader of their own list. */
export interface ListReader {
  userId: string;
  participantId: string;
  sees: Sees;
  community: CommunityConfig;
}

const placeholder = sql.placeholder;
/** A list of texts as JSON: prepared statements take plain values. */
const listIn = (name: string) => sql`array(select jsonb_array_elements_text(${placeholder(name)}::jsonb))`;
/** The number of the reader’s notification of an id. */
const numberBy = (id: string) => sql`(select named.number from ${notifications} as named
  where named.id = ${placeholder(id)} and named.recipient = ${placeholder('userId')}
    and named.community_id = ${placeholder('communityId')})`;
const readingBy = (sees: Sees): Reading => ({
  userId: placeholder('userId'),
  communityId: placeholder('communityId'),
  viewerId: placeholder('viewerId'),
  now: placeholder('now'),
  sees,
});

/** N01, N04 and N05. An entry stands for the notifications about one thing that were seen together, or not yet. */
export function createListReading(
  { prepare }: Pick<Database, 'prepare'>,
  kinds: NotificationKinds,
  now: () => Date,
) {
  const owned = prepare('own notification', (orm) =>
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
  );

  const entriesIn = (orm: Orm, sees: Sees) => {
    const reading = readingBy(sees);
    // In what is selected, drizzle leaves out the table of a column, which a subquery would take for its own.
    const [about, number, groupKey, seenAt] = ['about', 'number', 'group_key', 'seen_at'].map(
      (name) => sql`${sql.identifier('notifications')}.${sql.identifier(name)}`,
    );
    const people = sql<Person[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', ${participants.id},
        'firstName', ${participants.firstName}, 'lastName', ${participants.lastName},
        'avatarUrl', ${participants.avatarUrl}) order by array_position(${about}, ${participants.id})), '[]')
      from ${participants}
      where ${participants.id} = any(${about}) and ${isVisibleTo(reading)})`;
    const inSameEntry = (other: typeof others) =>
      sql`${isShownInList(kinds, reading, other)} and ${other.groupKey} = ${groupKey}
        and ${other.seenAt} is not distinct from ${seenAt}`;
    const others = alias(notifications, 'others');
    const from = sql`select from ${notifications} as ${sql.identifier('others')} where ${inSameEntry(others)}`;
    return orm
      .select({
        id: notifications.id,
        number: notifications.number,
        kind: notifications.kind,
        lang: notifications.lang,
        siteUrl: notifications.siteUrl,
        data: sql<Record<string, unknown>>`coalesce(${notifications.listData}, ${notifications.data})`,
        groupKey: sql<string>`${notifications.groupKey}`,
        createdAt: notifications.createdAt,
        seenAt: notifications.seenAt,
        people,
        isAlone: sql<boolean>`not exists (${from} and ${others.number} < ${number})`,
      })
      .from(notifications)
      .where(
        and(
          isShownInList(kinds, reading, notifications),
          lt(notifications.number, sql`coalesce(${numberBy('before')}, ${sql.raw(afterAll)})`),
          gt(notifications.number, sql`coalesce(${numberBy('after')}, -1)`),
          sql`not exists (${from} and ${others.number} > ${number})`,
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
          isShownInList(kinds, readingBy(sees), notifications),
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

  const unseenIn = (orm: Orm, sees: Sees) => {
    const groups = orm
      .selectDistinct({ groupKey: notifications.groupKey })
      .from(notifications)
      .where(and(isShownInList(kinds, readingBy(sees), notifications), isNull(notifications.seenAt)))
      .limit(mostCounted)
      .as('groups');
    return orm.select({ unseen: sql<number>`count(*)::int` }).from(groups);
  };

  const statements = forEachSees((sees) => ({
    entries: prepare(`notifications of a member, ${sees}`, (orm) => entriesIn(orm, sees)),
    gathered: prepare(`notifications about the same, ${sees}`, (orm) => gatheredIn(orm, sees)),
    people: prepare(`people in notifications, ${sees}`, (orm) => peopleIn(orm, sees)),
    unseen: prepare(`unseen notifications, ${sees}`, (orm) => unseenIn(orm, sees)),
  }));

  const valuesFor = ({ userId, participantId, community }: ListReader) => ({
    userId,
    viewerId: participantId,
    communityId: community.id,
    now: now(),
  });

  async function unseen(reader: ListReader): Promise<number> {
    const [found] = await statements[reader.sees].unseen(valuesFor(reader));
    return found?.unseen ?? 0;
  }

  /** The notifications of entries that gather several, with the people in them. */
  async function gatheredOf(reader: ListReader, entries: readonly { groupKey: string }[]) {
    if (entries.length === 0) return [];
    const values = valuesFor(reader);
    const { gathered, people } = statements[reader.sees];
    const rows = await gathered({
      ...values,
      groups: JSON.stringify(entries.map(({ groupKey }) => groupKey)),
    });
    const ids = [...new Set(rows.flatMap(({ about }) => about))];
    const found = ids.length === 0 ? [] : await people({ ...values, ids: JSON.stringify(ids) });
    const personById = new Map<string, Person>(found.map((person) => [person.id, person]));
    return rows.map(({ about, ...row }) => ({
      ...row,
      people: about.flatMap((id) => personById.get(id) ?? []),
    }));
  }

  /** Throws 1110 if it is not one of the reader’s. */
  async function requireOwned({ userId, community }: ListReader, id: string): Promise<void> {
    const [found] = await owned({ id, userId, communityId: community.id });
    if (!found) throw new AppError(1110);
  }

  /** The entries after one and before another, newest first; '' for none. */
  async function between(
    reader: ListReader,
    { after = '', before = '' }: { after?: string; before?: string },
  ): Promise<Notifications> {
    const { entries } = statements[reader.sees];
    const [rows, count] = await Promise.all([
      entries({ ...valuesFor(reader), after, before }),
      unseen(reader),
      ...[after, before].filter(Boolean).map((id) => requireOwned(reader, id)),
    ]);
    const { items, hasMore } = pageOf(rows, 0, entriesAtOnce);
    if (items.length === 0) return { notifications: [], hasMore: false, unseen: count };
    const gatheredRows = await gatheredOf(
      reader,
      items.filter(({ isAlone }) => !isAlone),
    );
    return {
      notifications: items.flatMap((row): Notification[] => {
        const definition = kinds.find(row.kind);
        const same = gatheredRows.filter(
          ({ groupKey, number, seenAt }) =>
            groupKey === row.groupKey && number <= row.number && seenAt?.getTime() === row.seenAt?.getTime(),
        );
        return definition
          ? [
              presentEntry(definition, row, {
                same: same.length > 0 ? same : [row],
                config: reader.community,
              }),
            ]
          : [];
      }),
      hasMore,
      unseen: count,
    };
  }

  return {
    unseen,
    list: (reader: ListReader, before?: string): Promise<Notifications> => between(reader, { before }),
    newer: (reader: ListReader, after: string): Promise<Notifications> => between(reader, { after }),
  };
}
