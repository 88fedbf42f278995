import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  changeDraft,
  dismissLost,
  swapLost,
  useNews,
} from '../../features/profile/onboarding/draft/progress';
import type { Draft } from '../../features/profile/onboarding/draft/draft';
import { useDraft } from '../../features/profile/onboarding/draft/useDraft';
import { useFaults } from '../../features/profile/onboarding/journey/useFaults';
import { useStep } from '../../features/profile/onboarding/journey/useStep';
import { LostNotice } from '../../features/profile/onboarding/lost/LostNotice';
import { JourneyPage } from '../../features/profile/onboarding/page/JourneyPage';
import { JourneySkeleton } from '../../features/profile/onboarding/page/JourneySkeleton';
import type { SurveyQuestion } from '../../generated/api/question';
import { routePaths } from '../../lib/routes';
import { toast } from '../../ui/toast/toast';
import { useBoot } from '../boot/bootContext';
import { buildSteps } from './buildSteps';
import { pagesOf } from './pages';
import { railOf } from './railOf';
import { useJoin } from './useJoin';

export interface WayProps {
  userId: string;
  questions: readonly SurveyQuestion[];
}

/** Survey and form as one way: page after page, at the end of it a participant (ONB-01 to 03). */
export function Way({ userId, questions }: WayProps) {
  const { t } = useTranslation('onboarding');
  const { t: say } = useTranslation();
  const { config, lang } = useBoot();
  const { title } = config.community;
  const steps = useMemo(() => buildSteps(config, lang), [config, lang]);
  const pages = pagesOf(questions, steps, t);
  const pathOf = useCallback(
    (step: number) => (step < questions.length ? routePaths.questions : routePaths.onboarding),
    [questions],
  );
  const { step, wrong, goTo } = useStep(userId, pathOf);
  const page = Math.min(step, pages.length - 1);
  const { pathname } = useLocation();

  const draft = useDraft(userId);
  const lost = useNews((news) => news.lost);
  const change = useCallback((next: (before: Draft) => Draft) => changeDraft(userId, next), [userId]);
  const now = pages[page] ?? pages[0];
  const { errorOf, refused, attempt } = useFaults(draft, now.check, page);
  const { join, busy, failure, clear } = useJoin({
    userId,
    questions,
    steps,
    draft,
    onWrong: (at) => goTo(at, true),
    onJoined: (enabled) => {
      if (enabled) toast.success(t('welcome', { title }));
    },
  });
  // A page that the last check found wrong says why as soon as it is shown.
  useEffect(() => {
    if (wrong) void attempt();
  }, [wrong, page, attempt]);

  const isLast = page === pages.length - 1;
  const next = async () => {
    clear();
    if (!(await attempt())) return;
    if (isLast) await join();
    else goTo(page + 1);
  };
  if (pathname !== pathOf(page)) return <JourneySkeleton />;
  return (
    <JourneyPage
      rail={{ title, stops: railOf({ questions: questions.length, steps, page, goTo }, t) }}
      page={page}
      total={pages.length}
      place={now.place}
      title={now.title}
      intro={now.intro}
      onBack={page > 0 ? () => goTo(page - 1) : undefined}
      onNext={() => void next()}
      nextLabel={isLast ? t('finish', { title }) : say('next')}
      busy={busy}
      failure={failure}
      refused={refused}
      notice={
        lost.length > 0 && (
          <LostNotice
            lost={lost}
            draft={draft}
            questions={questions}
            onSwap={(one, current) => swapLost(userId, one, current)}
            onDone={dismissLost}
          />
        )
      }
    >
      {now.form({ draft, change, errorOf })}
    </JourneyPage>
  );
}
