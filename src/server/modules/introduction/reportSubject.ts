import { and, eq } from 'drizzle-orm';
import { participants, relations } from '../../db/schema';
import { isDelivered } from '../../people/delivered';
import { nameOf } from '../../people/nameOf';
import { nameColumns } from '../../people/nameColumns';
import type { ReportSubject } from '../../reportSubject';

/** The message of a delivered introduction to the member, identified by its sender. */
export const reportSubject: ReportSubject = {
  async find({ app, config, by, id, now }) {
    const reporterId = by.membership?.participantId;
    if (!reporterId) return undefined;
    const [sent] = await app.db.orm
      .select({
        message: relations.introMessage,
        ...nameColumns,
      })
      .from(relations)
      .innerJoin(participants, eq(participants.id, relations.participantId))
      .where(
        and(
          eq(relations.communityId, config.id),
          eq(relations.participantId, id),
          eq(relations.subjectId, reporterId),
          isDelivered(now),
        ),
      );
    if (!sent?.message) return undefined;
    return { reporterId, owners: [id], seen: { name: nameOf(sent), message: sent.message } };
  },
  fields: ['name', 'message'],
};
