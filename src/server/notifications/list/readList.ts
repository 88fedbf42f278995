import type { CommunityConfig } from '../../../config/types';
import type { Notification, Notifications } from '../../../generated/api/notification';
import type { Database } from '../../db/database';
import { AppError } from '../../errors';
import { pageOf } from '../../people/paging';
import type { Sees } from '../../people/viewing';
import type { NotificationKinds } from '../kinds/kinds';
import { presentEntry, type ListedRow, type Person } from './presentEntry';
import { entriesAtOnce, prepareList } from './statements';

/** The reader of their own list. */
export interface ListReader {
  userId: string;
  participantId: string;
  sees: Sees;
  community: CommunityConfig;
}

/** The people of a row in the order in which it mentions them. */
const inOrder = ({ about, people }: { about: readonly string[]; people: readonly Person[] }): Person[] =>
  about.flatMap((id) => people.find((person) => person.id === id) ?? []);

const seenTimeOf = ({ seenAt }: ListedRow): number | undefined =>
  seenAt === null ? undefined : Date.parse(seenAt);

/** N01, N04 and N05. An entry stands for the notifications about one thing that were seen together, or not yet. */
export function createListReading(db: Pick<Database, 'prepare'>, kinds: NotificationKinds, now: () => Date) {
  const { owned, bySees } = prepareList(db, kinds);

  const valuesFor = ({ userId, participantId, community }: ListReader) => ({
    userId,
    viewerId: participantId,
    communityId: community.id,
    now: now(),
  });

  async function unseen(reader: ListReader): Promise<number> {
    const [found] = await bySees[reader.sees].unseen(valuesFor(reader));
    return found?.unseen ?? 0;
  }

  /** The notifications of entries that gather several, with the people in them. */
  async function gatheredOf(reader: ListReader, entries: readonly { groupKey: string }[]) {
    if (entries.length === 0) return [];
    const values = valuesFor(reader);
    const { gathered, people } = bySees[reader.sees];
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
    const rows = await bySees[reader.sees].entries({ ...valuesFor(reader), after, before });
    const [first] = rows;
    if (!first) {
      for (const id of [after, before].filter(Boolean)) await requireOwned(reader, id);
      return { notifications: [], hasMore: false, unseen: await unseen(reader) };
    }
    const { items, hasMore } = pageOf(
      rows.map(({ row }) => row),
      0,
      entriesAtOnce,
    );
    const gatheredRows = await gatheredOf(
      reader,
      items.filter(({ hasEarlier }) => hasEarlier),
    );
    return {
      notifications: items.flatMap((row): Notification[] => {
        const definition = kinds.find(row.kind);
        const same = gatheredRows.filter(
          ({ groupKey, number, seenAt }) =>
            groupKey === row.groupKey && number <= row.number && seenAt?.getTime() === seenTimeOf(row),
        );
        return definition
          ? [
              presentEntry(definition, row, {
                same: same.length > 0 ? same : [{ ...row, people: inOrder(row) }],
                config: reader.community,
              }),
            ]
          : [];
      }),
      hasMore,
      unseen: first.unseen,
    };
  }

  return {
    unseen,
    list: (reader: ListReader, before?: string): Promise<Notifications> => between(reader, { before }),
    newer: (reader: ListReader, after: string): Promise<Notifications> => between(reader, { after }),
  };
}
