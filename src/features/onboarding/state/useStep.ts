import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { changeDraft, saveProgress } from '../draft/progress';
import { useDraft } from '../draft/useDraft';

/** The browser's history state for a page of onboarding. */
interface Mark {
  step: number;
  /** Before a reload onboarding may have gone on elsewhere: only this visit's marks count. */
  visit: string;
  /** The last check found it wrong. */
  wrong?: boolean;
}

const visit = `${Date.now()}-${Math.random()}`;

const isMark = (state: unknown): state is Mark =>
  typeof state === 'object' && state !== null && 'visit' in state && state.visit === visit;

interface Steps {
  /** The page, as the draft counts them. */
  step: number;
  /** The page was gone to because the last check found it wrong. */
  wrong: boolean;
  /** Goes to a page; the browser's Back comes back from there. */
  goTo: (step: number, wrong?: boolean) => void;
}

/**
 * The current step: stored in the draft and in the browser's history, so that Back and Forward move between the pages
 * (ONB-01, ONB-03). `pathOf` returns the path of a page.
 */
export function useStep(userId: string, pathOf: (step: number) => string): Steps {
  const draft = useDraft(userId);
  const navigate = useNavigate();
  const { state } = useLocation();
  const returned = useNavigationType() === 'POP' && isMark(state) ? state.step : undefined;
  const marked = isMark(state);
  const step = returned ?? draft.step;

  useEffect(() => {
    if (returned !== undefined) changeDraft(userId, (before) => ({ ...before, step: returned }));
  }, [returned, userId]);
  useEffect(() => {
    if (!marked) void navigate(pathOf(step), { replace: true, state: { step, visit } satisfies Mark });
  }, [marked, navigate, pathOf, step]);

  const goTo = useCallback(
    (next: number, wrong = false) => {
      changeDraft(userId, (before) => ({ ...before, step: next }));
      void saveProgress();
      void navigate(pathOf(next), {
        replace: next < step,
        state: { step: next, visit, wrong } satisfies Mark,
      });
    },
    [navigate, pathOf, step, userId],
  );
  return { step, wrong: marked && state.wrong === true, goTo };
}
