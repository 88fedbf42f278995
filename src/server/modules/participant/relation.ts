import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Relation } from '../../../generated/api/participant';
import type { Lang } from '../../../lib/lang';
import type { Shown } from '../../people/participant';

interface By {
  viewerId: string;
  lang: Lang;
}

/** What is between a member and a participant whom they may meet (P05): by it their page has its actions. */
export function createRelationOf(app: FastifyInstance, now: () => Date) {
  return async (
    config: CommunityConfig,
    { viewerId, lang }: By,
    subject: Shown,
  ): Promise<Relation | undefined> => {
    const [card, reasons] = await Promise.all([
      app.introductions.relationWith(config, { viewerId, subjectId: subject.id, now: now() }),
      app.readReasons(app.db.orm, { config, lang, viewerId }, [subject]),
    ]);
    if (!card) return undefined;
    const { relation: state, bookmarked, mayWrite, introMessage, message, messageLang } = card;
    const { matchingId, matchingResultId, score, couldNotMeet, note } = card;
    return {
      state,
      bookmarked,
      mayWrite,
      introMessage,
      message,
      messageLang,
      reasons: reasons.get(subject.id) ?? [],
      matchingId,
      matchingResultId,
      score,
      couldNotMeet,
      note,
      meetings: state === 'CONNECTED' ? await app.meetings.withPerson(config, viewerId, subject.id) : [],
    };
  };
}
