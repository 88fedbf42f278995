import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CommunityConfig } from '../../config/types';
import type { Draft } from '../../features/onboarding/draft/draft';
import type { StepFormProps } from '../../features/onboarding/steps/types';
import type { Joining } from '../../generated/api/participant';
import type { StepName } from '../../generated/config/stepsConfig';
import type { Lang } from '../../lib/lang';
import type { ProfileIssue } from '../../lib/rules/profileMessages';

/** The data that steps are built from. */
export interface StepContext {
  config: CommunityConfig;
  lang: Lang;
  /** The steps that are shown, in their order. */
  shown: readonly StepName[];
}

/** The result of checking a step: its errors, and its part of the request (P01). */
export interface Checked {
  issues: ProfileIssue[];
  part: Joining;
}

/** The functions of a step, wherever it appears. */
export interface StepParts {
  icon: LucideIcon;
  form: (props: StepFormProps) => ReactNode;
  check: (draft: Draft) => Checked | Promise<Checked>;
  /** The step asks for nothing and is left out. */
  empty?: boolean;
}

/** One step as the form shows it. */
export interface Step extends StepParts {
  name: StepName;
  /** It shares the page of the step before it. */
  withPrevious: boolean;
}
