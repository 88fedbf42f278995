import { useEffect, useMemo } from 'react';
import { useSession } from '../../../api/session/store';
import { emptyDraft, type Draft } from './draft';
import { storedDraftIn } from './storedDraft';
import { saveProgress } from './progress';

/** The user's current draft. Unsaved input is saved when the page is hidden. */
export function useDraft(userId: string): Draft {
  const step = useSession((session) => session.step);
  const answers = useSession((session) => session.answers);
  const profile = useSession((session) => session.profile);
  useEffect(() => {
    const save = () => {
      if (document.visibilityState === 'hidden') void saveProgress();
    };
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, []);
  return useMemo(
    () => storedDraftIn({ step, answers, profile }, userId)?.draft ?? emptyDraft,
    [step, answers, profile, userId],
  );
}
