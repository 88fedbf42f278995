import { and, asc, desc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { RequestPage } from '../../../generated/api/request';
import type { Orm } from '../../db/database';
import { participants, requestAnswers } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { cardColumns, presentCard } from './cards';
import { cut, placeOf } from './keyset';
import { visibleTo } from './scope';

const pageSize = 20;

/** Requests that wait for answers: of whoever is introduced to others. */
export const isOpen = (now: Date) =>
  and(
    isNotNull(participants.requestedAt),
    eq(participants.networkingEnabled, true),
    or(isNull(participants.networkingPausedUntil), lte(participants.networkingPausedUntil, now)),
  );

/** What comes after a moment and an id, the latest first. */
function isBefore(next: string) {
  const [at = '', id = ''] = placeOf(next, 2);
  // What is no moment is before all of them.
  const moment = new Date(Number(at) || 0).toISOString();
  // The first of the two alone finds its place in the index.
  return sql`${participants.requestedAt} <= ${moment}::timestamptz
    and (${participants.requestedAt} < ${moment}::timestamptz or ${participants.id} > ${id}::text)`;
}

/** B06. */
export async function listRequests(
  orm: Orm,
  communityId: string,
  viewer: Member,
  { next, page = 0 }: { next?: string; page?: number },
  now: Date,
): Promise<RequestPage> {
  const ownId = viewer.membership?.participantId ?? '';
  const rows = await orm
    .select({
      ...cardColumns,
      request: participants.lookingFor,
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
        visibleTo(communityId, viewer),
        isOpen(now),
        ne(participants.id, ownId),
        next ? isBefore(next) : undefined,
      ),
    )
    .orderBy(desc(participants.requestedAt), asc(participants.id))
    .limit(pageSize + 1)
    .offset(next ? 0 : page * pageSize);
  const { shown, ...more } = cut(rows, pageSize, (row) => [String(row.requestedAt?.getTime()), row.id]);
  const items = shown.map(({ request, requestedAt, answer, answeredAt, ...subject }) => ({
    id: subject.id,
    subject: presentCard(subject),
    request: request ?? '',
    requestedAt: requestedAt?.toISOString() ?? '',
    answer: answer && answeredAt ? { answer, answeredAt: answeredAt.toISOString() } : null,
  }));
  return { items, page, ...more };
}
