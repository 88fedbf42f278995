import { useData } from '../../../api/useData';
import { useInit } from '../../../api/useInit';
import type { SurveyQuestion } from '../../../generated/api/question';
import { questionsQuery } from '../../../components/survey/questionsQuery';
import { progressQuery } from './progressQuery';

type OnboardingState =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; offline: boolean; retry: () => void }
  | { state: 'ready'; userId: string; email: string; questions: readonly SurveyQuestion[] };

/** The data of survey and form: the user, the questions, the opened progress (ONB-01, ONB-03). */
export function useOnboarding(communityId: string): OnboardingState {
  const init = useInit();
  const { userId, email = '' } = init.data?.user ?? {};
  const questions = useData(questionsQuery(communityId));
  const progress = useData(progressQuery(userId));
  if (userId !== undefined && questions.data && progress.data) {
    return { state: 'ready', userId, email, questions: questions.data };
  }
  const all = [init, questions, progress];
  const error = all.find((query) => query.error)?.error;
  const offline = all.some((query) => query.fetchStatus === 'paused');
  if (!error && !offline) return { state: 'loading' };
  const retry = () => {
    for (const query of all) if (!query.data && query.isEnabled) void query.refetch();
  };
  return { state: 'failed', error, offline, retry };
}
