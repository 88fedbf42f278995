import { ApiError } from '../../api/ApiError';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { invitationHere, noInvitation } from '../../api/session/invitation';
import { useSession } from '../../api/session/store';
import type { Draft } from '../../features/onboarding/draft/draft';
import { endProgress, holdProgress } from '../../features/onboarding/draft/progress';
import { useSubmit } from '../../components/form/useSubmit';
import { answersOf, firstAnswerError } from '../../components/survey/surveyRules';
import { createParticipant } from '../../generated/api/client/participant';
import type { Joining } from '../../generated/api/participant';
import type { SurveyQuestion } from '../../generated/api/question';
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

const issueOf = (error: unknown) => (error instanceof ApiError ? error.details[0] : undefined);

/** The end of onboarding: everything is checked again and sent in one call; the user becomes a participant (P01). */
export function useJoin({ userId, questions, steps, draft, onWrong, onJoined }: JoinOptions) {
  const config = useCommunity();

  const showRefused = (error: unknown, body: Joining) => {
    const issue = issueOf(error);
    const item =
      issue && itemOfIssue(issue.path, { questions, steps, requirement: requirementOf(config), body });
    if (item !== undefined) onWrong(item);
  };

  const send = async (body: Joining) => {
    await holdProgress();
    try {
      const { enabled } = await request(createParticipant, { query: { userId }, body });
      // From here on the user is a participant: the gate leads on.
      await queryClient.fetchQuery({ ...initQuery, staleTime: 0 });
      endProgress();
      useSession.setState(noInvitation);
      onJoined(enabled);
    } catch (error) {
      showRefused(error, body);
      throw error;
    }
  };

  const form = useSubmit({
    send: async () => {
      const question = firstAnswerError(questions, draft.answers);
      const { wrong, body } = await checkAll(steps, draft);
      if (question >= 0) onWrong(question);
      else if (wrong) onWrong(questions.length + wrong.step);
      else {
        const answers = answersOf(questions, draft.answers);
        await send({ answers, ...body, invitedBy: invitationHere() });
      }
    },
    wrongOf: (error, text) => ({ call: issueOf(error)?.message ?? text }),
  });
  return { join: form.submit, busy: form.busy, failure: form.wrong.call, clear: form.clear };
}
