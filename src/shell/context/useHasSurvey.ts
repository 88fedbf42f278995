import { useCommunity } from './bootContext';

/** Whether the community has a survey. */
export const useHasSurvey = (): boolean => useCommunity().questions.questions.length > 0;
