import { useCommunity } from './bootContext';

/** Whether the community asks newcomers anything. */
export const useHasSurvey = (): boolean => useCommunity().questions.questions.length > 0;
