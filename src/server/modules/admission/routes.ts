import type { FastifyInstance } from 'fastify';
import type { Decided } from '../../../generated/api/admission';
import * as calls from '../../../generated/api/contract/admission';
import { cleanText } from '../../../lib/rules/text';
import { AppError } from '../../errors';
import { byCommunityId, can } from '../../guards/guards';
import { answerLang } from '../../lang';
import { route } from '../../plugins/route';
import { applicantsOf } from './applicants';

/** D40 and D41. */
export function registerAdmissions(app: FastifyInstance): void {
  route(app, calls.getAdmissions, byCommunityId(can('admission.decide')), ({ query, community, request }) =>
    applicantsOf(app, community, query, answerLang(request)),
  );

  route(
    app,
    calls.decideAdmissions,
    byCommunityId(can('admission.decide')),
    async ({ body, community, identity: by }) => {
      const { decisions, admit } = body;
      const text = cleanText(body.text ?? '');
      if (!admit && !text) throw new AppError(1100, { details: [{ path: 'text', message: 'is required' }] });
      const decided: Decided = { done: [], left: [] };
      // Each in a transaction of its own, so that one failure does not affect the others.
      for (const decision of decisions) {
        try {
          await app.db.transaction((tx) =>
            app.admissions.decide(tx, community, { ...decision, admit, text, by }),
          );
          decided.done.push(decision.participantId);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          decided.left.push({ participantId: decision.participantId, code: error.code });
        }
      }
      return decided;
    },
  );
}
