import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Draft } from '../../features/onboarding/draft/draft';
import { PageSection } from '../../features/onboarding/page/PageSection';
import type { StepFormProps } from '../../features/onboarding/steps/types';
import type { SurveyQuestion } from '../../generated/api/question';
import { pagesIn } from '../../lib/rules/onboarding/pagesIn';
import type { ProfileIssue } from '../../lib/rules/profileMessages';
import { questionItem, readyItem, stepItem, type Item } from './items';
import type { Step } from './types';

/** One page of onboarding: one item, or several that share the page. */
export type PageDefinition = readonly [Item, ...Item[]];

/** Every page in order: those of the questions, then those of the steps; at least one to join from. */
export function pagesOf(
  questions: readonly SurveyQuestion[],
  steps: readonly Step[],
  t: TFunction<'onboarding'>,
): [PageDefinition, ...PageDefinition[]] {
  const survey = questions.map((question, at) => questionItem(question, at, t));
  const form = steps.map((step, at) => stepItem(step, questions.length + at, t));
  const ready = [readyItem(questions.length, t)] as const;
  const [first = ready, ...rest] = [...pagesIn(survey), ...(form.length > 0 ? pagesIn(form) : [ready])];
  return [first, ...rest];
}

/** The page with an item. */
export const pageWith = (item: number, pages: readonly PageDefinition[]): number =>
  Math.max(
    0,
    pages.findLastIndex(([{ at }]) => at <= item),
  );

/** Distinguishes paths of one item from those of others on the page. */
const pathOf = ({ key }: Item, path: string): string => `${key}: ${path}`;

/** The errors of a page, item by item. */
export async function checkPage(page: PageDefinition, draft: Draft): Promise<ProfileIssue[]> {
  const found = await Promise.all(
    page.map(async (item) =>
      (await item.check(draft)).map((issue) => ({ ...issue, path: pathOf(item, issue.path) })),
    ),
  );
  return found.flat();
}

/** The forms of a page. All but the first have a heading; the page itself has the texts of the first. */
export function formsOf(page: PageDefinition, { errorOf, ...props }: StepFormProps): ReactNode {
  const [first, ...others] = page;
  const form = (item: Item) => item.form({ ...props, errorOf: (path) => errorOf(pathOf(item, path)) });
  return (
    <>
      {form(first)}
      {others.map((item) => (
        <PageSection key={item.key} title={item.title} intro={item.intro}>
          {form(item)}
        </PageSection>
      ))}
    </>
  );
}
