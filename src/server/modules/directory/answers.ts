import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { RequestAnswer } from '../../../generated/api/request';
import type { Lang } from '../../../lib/lang';
import { pathTo } from '../../../lib/pathTo';
import { languagesOf } from '../../db/languagesOf';
import { participants, requestAnswers } from '../../db/schema';
import { AppError } from '../../errors';
import type { Member } from '../../guards/membership';
import { memberOf } from '../../notifications/recipients/recipient';
import { nameOf } from '../../people/nameOf';
import { nameColumns } from '../../people/nameColumns';
import { foundBy } from './scope';
import { isOpen } from './requests';
import { requestAnswered } from './notifications/requestAnswered';

interface Given {
  /** The participant's who asked. */
  id: string;
  answer: string;
  /** The language of the answer. */
  lang: Lang;
  now: Date;
}

/**
 * B07: stores the answer, replacing an earlier one to the same request, and notifies the author of the request. Throws
 * 1110 if the caller sees no such request, 1155 for one's own, 1104 after too many.
 */
export async function answerRequest(
  app: FastifyInstance,
  config: CommunityConfig,
  by: Member,
  { id, answer, lang, now }: Given,
): Promise<RequestAnswer> {
  // Administrators from elsewhere have no participant who could answer.
  const authorId = by.membership?.participantId;
  if (!authorId) throw new AppError(1109);
  if (id === authorId) throw new AppError(1155);
  return app.db.transaction(async (tx) => {
    const { orm } = tx;
    const [asked] = await orm
      .select({
        userId: participants.userId,
        request: participants.lookingFor,
        requestLang: participants.lookingForLang,
        requestedAt: participants.requestedAt,
      })
      .from(participants)
      .where(and(foundBy(config, by, now), isOpen(now), eq(participants.id, id)))
      .for('share');
    const [author] = await orm
      .select({
        ...nameColumns,
        slug: participants.slug,
      })
      .from(participants)
      .where(eq(participants.id, authorId))
      .for('key share');
    if (!asked?.requestedAt || !asked.request || !author) throw new AppError(1110);
    await app.limits.account('answer', by.userId);
    const { requestedAt, request, requestLang } = asked;
    const which = { participantId: id, authorId, requestedAt };
    const [before] = await orm
      .select({ answer: requestAnswers.answer, answeredAt: requestAnswers.answeredAt })
      .from(requestAnswers)
      .where(
        and(
          eq(requestAnswers.participantId, id),
          eq(requestAnswers.authorId, authorId),
          eq(requestAnswers.requestedAt, requestedAt),
        ),
      );
    // Sent once more, it is the same answer.
    if (before?.answer === answer) return { answer, answeredAt: before.answeredAt.toISOString() };
    const written = { answer, ...languagesOf(requestAnswers, { answer }, lang), answeredAt: now };
    await orm
      .insert(requestAnswers)
      .values({ ...which, ...written, communityId: config.id, request, requestLang })
      .onConflictDoUpdate({
        target: [requestAnswers.participantId, requestAnswers.authorId, requestAnswers.requestedAt],
        set: written,
      });
    const to = await memberOf(app, orm, config, asked.userId);
    if (to) {
      const data = {
        firstName: author.firstName,
        name: nameOf(author),
        request,
        answer,
        url: `${to.siteUrl}${pathTo('participant', { slug: author.slug })}`,
      };
      const thing = [id, authorId, requestedAt.getTime()].join(':');
      const group = [id, requestedAt.getTime()].join(':');
      const cause = `${thing}:${now.getTime()}`;
      await app.notify(tx, requestAnswered, to, data, { cause, thing, group, by, about: [authorId] });
    }
    return { answer, answeredAt: now.toISOString() };
  });
}
