import type { FastifyInstance } from 'fastify';
import { getQuestions } from '../../../generated/api/contract/question';
import { AppError } from '../../errors';
import { answerLang } from '../../lang';
import { user } from '../../guards/guards';
import { route } from '../../plugins/route';
import { presentQuestions } from './presenter';

/** Q01. */
export function registerQuestions(app: FastifyInstance): void {
  route(app, getQuestions, user, async ({ query, request }) => {
    const config = app.communities.byId(query.communityId);
    if (!config) throw new AppError(1117);
    return presentQuestions(config, answerLang(request));
  });
}
