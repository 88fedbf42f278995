import { and, desc, eq, not, or, sql, type SQL } from 'drizzle-orm';
import type { Meetings } from '../../../generated/api/meeting';
import type { Database, Orm } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import { connections, meetings, participants } from '../../db/schema';
import { isShown } from '../../people/membershipState';
import { pageOf, pageSize } from '../../people/paging';
import { isOneOf, otherOf } from '../../people/pair';
import { cardColumns } from '../../people/personCard';
import { isHiddenBy } from '../../people/visible';
import type { By } from './lockMeeting';
import { nothingOffered, presentMeeting } from './present';

const callerPlace = sql.placeholder('callerId');

/** A page of a caller's meetings, the latest changed first. */
const ofCaller = (orm: Orm, offset: number, which?: SQL) =>
  orm
    .select({ meeting: meetings, subject: cardColumns, isHidden: sql<boolean>`${isHiddenBy(callerPlace)}` })
    .from(meetings)
    .innerJoin(
      connections,
      and(eq(connections.firstId, meetings.firstId), eq(connections.secondId, meetings.secondId)),
    )
    .innerJoin(participants, eq(participants.id, otherOf(callerPlace, meetings)))
    .where(
      and(
        eq(meetings.communityId, sql.placeholder('communityId')),
        isOneOf(callerPlace, meetings),
        isShown,
        // With a hidden person there is only what was agreed, without the times that they suggest since.
        or(eq(meetings.state, 'AGREED'), not(isHiddenBy(callerPlace))),
        which,
      ),
    )
    .orderBy(desc(meetings.changedAt), desc(meetings.id))
    .limit(pageSize + 1)
    .offset(offset);

export type MeetingList = ReturnType<typeof createMeetingList>;

/** M12, as a prepared statement. */
export function createMeetingList(db: Pick<Database, 'orm' | 'prepare'>, now: () => Date) {
  const readAll = preparedPages(db, 'meetings', (orm, offset) => ofCaller(orm, offset));
  const readWith = preparedPages(db, 'meetings with somebody', (orm, offset) =>
    ofCaller(orm, offset, eq(participants.id, sql.placeholder('subjectId'))),
  );

  return async (
    { config, callerId }: By,
    { subjectId, page = 0 }: { subjectId?: string; page?: number },
  ): Promise<Meetings> => {
    const given = { callerId, communityId: config.id, offset: page * pageSize };
    const rows = await (subjectId === undefined ? readAll(given) : readWith({ ...given, subjectId }));
    const at = now();
    const { items, ...rest } = pageOf(rows, page);
    return {
      ...rest,
      items: items.map(({ meeting, subject, isHidden }) => {
        const isUnseen = isHidden && meeting.proposedBy !== callerId;
        const shown = isUnseen ? { ...meeting, ...nothingOffered } : meeting;
        return presentMeeting(shown, subject, { config, callerId, now: at });
      }),
    };
  };
}
