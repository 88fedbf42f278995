import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request';
import { getQuestions } from '../../generated/api/client/question';

/** The survey's questions in the viewer's language (Q01). */
export const questionsQuery = (communityId: string) =>
  queryOptions({
    queryKey: ['questions', communityId],
    queryFn: ({ signal }) => request(getQuestions, { query: { communityId }, signal }),
    staleTime: Infinity,
  });
