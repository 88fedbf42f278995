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
/** Beyond every number of a notification. */
const afterAll = Number.MAX_SAFE_INTEGER;

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
  const numberOf = prepare('number of a notification', (orm) =>
    orm
      .select({ number: notifications.number })
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
    const later = alias(notifications, 'later');
    const isLast = sql`not exists (select from ${notifications} as ${sql.identifier('later')}
      where ${isShownInList(kinds, reading, later)} and ${later.groupKey} = ${notifications.groupKey}
      and ${later.seenAt} is not distinct from ${notifications.seenAt}
      and ${later.number} > ${notifications.number})`;
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
      })
      .from(notifications)
      .where(
        and(
          isShownInList(kinds, reading, notifications),
          lt(notifications.number, placeholder('before')),
          gt(notifications.number, placeholder('after')),
          isLast,
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

  /** The entries between two numbers, newest first. */
  async function between(
    reader: ListReader,
    { after = -1, before = afterAll }: { after?: number; before?: number },
  ): Promise<Notifications> {
    const values = valuesFor(reader);
    const { entries, gathered, people } = statements[reader.sees];
    const [rows, count] = await Promise.all([entries({ ...values, after, before }), unseen(reader)]);
    const { items, hasMore } = pageOf(rows, 0, entriesAtOnce);
    if (items.length === 0) return { notifications: [], hasMore: false, unseen: count };
    const groups = items.map(({ groupKey }) => groupKey);
    const all = await gathered({ ...values, groups: JSON.stringify(groups) });
    const ids = [...new Set(all.flatMap(({ about }) => about))];
    const found = ids.length === 0 ? [] : await people({ ...values, ids: JSON.stringify(ids) });
    const personById = new Map<string, Person>(found.map((person) => [person.id, person]));
    return {
      notifications: items.flatMap((row): Notification[] => {
        const definition = kinds.find(row.kind);
        const same = all.filter(
          ({ groupKey, number, seenAt }) =>
            groupKey === row.groupKey && number <= row.number && seenAt?.getTime() === row.seenAt?.getTime(),
        );
        return definition
          ? [presentEntry(definition, row, { same, personById, config: reader.community })]
          : [];
      }),
      hasMore,
      unseen: count,
    };
  }

  /** Throws 1109 if it is not one of the reader’s. */
  async function requireNumber(reader: ListReader, id: string): Promise<number> {
    const [found] = await numberOf({ id, userId: reader.userId, communityId: reader.community.id });
    if (!found) throw new AppError(1109);
    return found.number;
  }

  return {
    unseen,
    list: async (reader: ListReader, before?: string): Promise<Notifications> =>
      between(reader, before === undefined ? {} : { before: await requireNumber(reader, before) }),
    newer: async (reader: ListReader, id: string): Promise<Notifications> =>
      between(reader, { after: await requireNumber(reader, id) }),
  };
}
