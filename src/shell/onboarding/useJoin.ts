import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { invitationHere } from '../../api/session/invitation';
import { useSession } from '../../api/session/store';
import type { Draft } from '../../features/onboarding/draft/draft';
import { endProgress, holdProgress } from '../../features/onboarding/draft/progress';
import { answersOf, firstAnswerError } from '../../components/survey/surveyRules';
import { createParticipant } from '../../generated/api/client/participant';
import type { Joining } from '../../generated/api/participant';
import type { SurveyQuestion } from '../../generated/api/question';
import { describeError } from '../../i18n/describeError';
import { useCommunity } from '../context/bootContext';
import { checkAll } from './joining';
import { requirementOf } from './contactsStep';
import { itemOfIssue } from './itemOfIssue';
import type { Step } from './types';

interface JoinOptions {
  userId: string;
  questions: readonly SurveyQuestion[];
  steps: readonly Step[];
  draft: Draft;
  /** Shows the question or step, counted through, where something is wrong. */
  onWrong: (item: number) => void;
  onJoined: (enabled: boolean) => void;
}

/** The end of onboarding: everything is checked once more and sent at once; the user becomes a participant (P01). */
export function useJoin({ userId, questions, steps, draft, onWrong, onJoined }: JoinOptions) {
  const { i18n } = useTranslation();
  const config = useCommunity();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const refused = (error: unknown, body: Joining) => {
    const [issue] = error instanceof ApiError ? error.details : [];
    const item =
      issue && itemOfIssue(issue.path, { questions, steps, requirement: requirementOf(config), body });
    if (item !== undefined) onWrong(item);
    setFailure(issue?.message ?? describeError(error, i18n));
  };

  const send = async (body: Joining) => {
    await holdProgress();
    try {
      const { enabled } = await request(createParticipant, { query: { userId }, body });
      // From here on the user is a participant: the gate leads on.
      await queryClient.fetchQuery({ ...initQuery, staleTime: 0 });
      endProgress();
      useSession.setState({ invitedBy: null });
      onJoined(enabled);
    } catch (error) {
      refused(error, body);
    }
  };

  const join = async () => {
    setFailure(undefined);
    setBusy(true);
    const question = firstAnswerError(questions, draft.answers);
    const { wrong, body } = await checkAll(steps, draft);
    if (question >= 0) onWrong(question);
    else if (wrong) onWrong(questions.length + wrong.step);
    else {
      const answers = answersOf(questions, draft.answers);
      await send({ answers, ...body, invitedBy: invitationHere() });
    }
    setBusy(false);
  };
  return { join, busy, failure, clear: () => setFailure(undefined) };
}
