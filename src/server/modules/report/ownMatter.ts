import type { Act } from '../../../lib/rules/managers/acts';
import { ownMatters } from '../../../lib/rules/managers/ownMatter';
import type { Orm } from '../../db/database';
import { AppError } from '../../errors';
import { isReported } from './involved';
import type { ReportSubjects } from './subjects';

declare module 'fastify' {
  interface FastifyInstance {
    ownMatter: ReturnType<typeof createOwnMatter>;
  }
}

interface Decision {
  communityId: string;
  /** User id of the decider. */
  by: string;
  /** User ids of the people it is about, and of authors and recipients of a text. Empty before they are known. */
  about: readonly string[];
}

/** Conflicts of interest (SAF-05): every decision of managers asks this. */
export const createOwnMatter = (subjects: ReportSubjects) => ({
  /**
   * Throws 1155 or 1330 for one's own matters, by `ownMatters`, and 1330 for actions that are suspended while a report
   * about the caller waits.
   */
  async check(orm: Orm, act: Act, { communityId, by, about }: Decision): Promise<void> {
    const { own, rests } = ownMatters[act];
    if (about.includes(by)) {
      if (own !== 'ALLOWED') throw new AppError(own);
    } else if (rests && (await isReported(orm, subjects, { communityId, userId: by })))
      throw new AppError(1330);
  },
});
