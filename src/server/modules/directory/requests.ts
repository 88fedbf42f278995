import { and, desc, eq, isNotNull, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { RequestPage } from '../../../generated/api/request';
import type { Database, Orm } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import { participants, requestAnswers } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { cut, placeOf } from './keyset';
import { pageSize } from '../../people/paging';
import { networkingAt } from '../../people/pause';
import { cardColumns, presentCard } from '../../people/personCard';
import { forEachSees, type Sees } from '../../people/viewing';
import { foundIn, type Scope } from './scope';

/** Open requests: of members who take part in introductions. */
export const isOpen = (now: Date | Placeholder) =>
  and(isNotNull(participants.requestedAt), networkingAt(now));

/** The parameters of the prepared statements. */
const [ownId, communityId, asked, moment, lastId] = ['ownId', 'communityId', 'now', 'moment', 'lastId'].map(
  (name) => sql.placeholder(name),
) as [Placeholder, Placeholder, Placeholder, Placeholder, Placeholder];

/** Rows after a time and an id, the latest first. This is the order of the index, so every page costs the same. */
const isBefore = sql`(${participants.requestedAt}, ${participants.id}) < (${moment}::timestamptz, ${lastId}::text)`;

function placeAfter(next: string) {
  const [at = '', lastId = ''] = placeOf(next, 2);
  // An invalid time is before all others.
  return { moment: new Date(Number(at) || 0).toISOString(), lastId };
}

const read = (orm: Orm, sees: Sees, from?: SQL) =>
  orm
    .select({
      ...cardColumns,
      request: participants.lookingFor,
      requestLang: participants.lookingForLang,
      requestedAt: participants.requestedAt,
      answer: requestAnswers.answer,
      answeredAt: requestAnswers.answeredAt,
    })
    .from(participants)
    .leftJoin(
      requestAnswers,
      and(
        eq(requestAnswers.participantId, participants.id),
        eq(requestAnswers.authorId, ownId),
        eq(requestAnswers.requestedAt, participants.requestedAt),
      ),
    )
    .where(
      and(
        foundIn({ communityId, viewerId: ownId, sees, now: asked }),
        isOpen(asked),
        ne(participants.id, ownId),
        from,
      ),
    )
    .orderBy(desc(participants.requestedAt), desc(participants.id))
    .limit(pageSize + 1);

/** B06, as a prepared statement, because planning takes longer than reading it. */
export function createRequestList(db: Pick<Database, 'orm' | 'prepare'>) {
  const queries = forEachSees((sees) => ({
    page: preparedPages(db, `requests to ${sees}`, (orm, offset) => read(orm, sees).offset(offset)),
    after: db.prepare(`requests after to ${sees}`, (orm) => read(orm, sees, isBefore)),
  }));

  return async (
    scope: Scope,
    viewer: Member,
    query: { next?: string; page?: number },
    now: Date,
  ): Promise<RequestPage> => {
    const { next, page: number = 0 } = query;
    const ownId = viewer.membership?.participantId ?? '';
    const given = { ownId, communityId: scope.id, now: now.toISOString() };
    const { page, after } = queries[seesOf(viewer, scope)];
    const rows = next
      ? await after({ ...given, ...placeAfter(next) })
      : await page({ ...given, offset: number * pageSize });
    const { shown, ...more } = cut(rows, pageSize, (row) => [String(row.requestedAt?.getTime()), row.id]);
    const items = shown.map(({ request, requestLang, requestedAt, answer, answeredAt, ...subject }) => ({
      id: subject.id,
      subject: presentCard(subject),
      request: request ?? '',
      requestLang: requestLang ?? undefined,
      requestedAt: requestedAt?.toISOString() ?? '',
      answer: answer && answeredAt ? { answer, answeredAt: answeredAt.toISOString() } : null,
    }));
    return { items, page: number, ...more };
  };
}
