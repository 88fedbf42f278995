import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  changeDraft,
  dismissConflicts,
  swapConflict,
  useNews,
} from '../../features/onboarding/draft/progress';
import type { Draft } from '../../features/onboarding/draft/draft';
import { useDraft } from '../../features/onboarding/draft/useDraft';
import { useErrors } from '../../features/onboarding/state/useErrors';
import { useStep } from '../../features/onboarding/state/useStep';
import { ConflictNotice } from '../../features/onboarding/conflicts/ConflictNotice';
import { OnboardingPage } from '../../features/onboarding/page/OnboardingPage';
import { OnboardingSkeleton } from '../../features/onboarding/page/OnboardingSkeleton';
import type { SurveyQuestion } from '../../generated/api/question';
import { routePaths } from '../../lib/routes';
import { toast } from '../../ui/toast/toast';
import { useBoot } from '../context/bootContext';
import { InviterNote } from '../session/InviterNote';
import { buildSteps } from './buildSteps';
import { completed } from './completed';
import { requirementOf } from './contactsStep';
import { overviewOf } from './overview';
import { checkPage, formsOf, pagesOf, pageWith } from './pages';
import { stepperOf } from './stepperOf';
import { useJoin } from './useJoin';

interface OnboardingProps {
  userId: string;
  /** The account's. */
  email: string;
  questions: readonly SurveyQuestion[];
}

/** Survey and form in one: page after page until the user is a participant (ONB-01 to 03). */
export function Onboarding({ userId, email, questions }: OnboardingProps) {
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
  const { step, wrong, goTo: goToItem } = useStep(userId, pathOf);
  const page = pageWith(step, pages);
  const goTo = (to: number) => goToItem(pages[to]?.[0].at ?? 0);
  const { pathname } = useLocation();

  const typed = useDraft(userId);
  const known = requirementOf(config)?.types.includes('EMAIL') ? email : undefined;
  const draft = useMemo(() => completed(typed, { questions, email: known }), [typed, questions, known]);
  const conflicts = useNews((news) => news.conflicts);
  const now = pages[page] ?? pages[0];
  const { errorOf, refused, attempt } = useErrors(draft, (given) => checkPage(now, given), page);
  const { join, busy, failure, clear } = useJoin({
    userId,
    questions,
    steps,
    draft,
    onWrong: (item) => goToItem(item, true),
    onJoined: (enabled) => {
      if (enabled) toast.success(t('welcome', { title }));
    },
  });
  const change = (next: (before: Draft) => Draft) => {
    // What the server refused has changed.
    if (failure) clear();
    changeDraft(userId, next);
  };
  // A page with an error of the last check shows it immediately.
  useEffect(() => {
    if (wrong) void attempt();
  }, [wrong, page, attempt]);

  const asked = { questions, steps: steps.map(({ name }) => name) };
  const isLast = page === pages.length - 1;
  const next = async () => {
    clear();
    if (!(await attempt())) return;
    if (isLast) await join();
    else goTo(page + 1);
  };
  if (pathname !== pathOf(now[0].at)) return <OnboardingSkeleton />;
  return (
    <OnboardingPage
      stepper={{ title, steps: stepperOf({ pages, page, goTo }, t) }}
      invited={<InviterNote textOf={(name) => t('invited', { name })} />}
      page={page}
      total={pages.length}
      position={pages.length > 1 ? t('position', { number: page + 1, total: pages.length }) : ''}
      overview={page === 0 ? overviewOf(asked, pages.length, lang, t) : undefined}
      title={now[0].title}
      intro={now[0].intro}
      onBack={page > 0 ? () => goTo(page - 1) : undefined}
      onNext={() => void next()}
      nextLabel={isLast ? t('finish', { title }) : say('next')}
      busy={busy}
      failure={failure}
      refused={refused}
      notice={
        conflicts.length > 0 && (
          <ConflictNotice
            conflicts={conflicts}
            draft={draft}
            questions={questions}
            onSwap={(one, current) => swapConflict(userId, one, current)}
            onDone={dismissConflicts}
          />
        )
      }
    >
      {formsOf(now, { draft, change, errorOf })}
    </OnboardingPage>
  );
}
