import type { FastifyInstance } from 'fastify';
import { getQuestions } from '../../../generated/api/contract/question';
import { localize } from '../../../lib/lang';
import { optionValue } from '../../../lib/rules/onboarding/answers';
import { AppError } from '../../errors';
import { answerLang } from '../../lang';
import { user } from '../../guards/guards';
import { route } from '../../plugins/route';

/** Q01. What is stored of an option is the same in every language. */
export function registerQuestions(app: FastifyInstance): void {
  route(app, getQuestions, user, async ({ query, request }) => {
    const config = app.communities.byId(query.communityId);
    if (!config) throw new AppError(1117);
    const lang = answerLang(request);
    return config.questions.questions.map((question) => ({
      id: question.id,
      type: question.type,
      title: localize(question.title, lang),
      options:
        question.type === 'select'
          ? question.options.map((option) => ({
              value: optionValue(option),
              label: localize(option, lang),
            }))
          : [],
      max: question.max,
      required: question.required,
      withPrevious: question.withPrevious,
      fills: question.type === 'text' ? question.fills : undefined,
    }));
  });
}
