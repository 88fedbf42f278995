import type { Draft } from '../../features/onboarding/draft/draft';
import type { Joining } from '../../generated/api/participant';
import type { ProfileIssue } from '../../lib/rules/profileMessages';
import type { Step } from './types';

/** The result of checking all steps: the request, or the first step with an error. */
type AllChecked =
  | { body: Joining; wrong?: undefined }
  | { body?: undefined; wrong: { step: number; issues: ProfileIssue[] } };

/** Checks every step and combines their parts (P01), without those of hidden steps. */
export async function checkAll(steps: readonly Step[], draft: Draft): Promise<AllChecked> {
  const checked = await Promise.all(steps.map(({ check }) => check(draft)));
  const step = checked.findIndex(({ issues }) => issues.length > 0);
  if (step >= 0) return { wrong: { step, issues: checked[step]?.issues ?? [] } };
  const parts = checked.map(({ part }) => part);
  const profile = Object.assign({}, ...parts.map((part) => part.profile)) as NonNullable<Joining['profile']>;
  const contacts = parts.flatMap((part) => part.profile?.contacts ?? []);
  return {
    body: {
      ...(Object.assign({}, ...parts) as Joining),
      profile: { ...profile, ...(contacts.length > 0 ? { contacts } : {}) },
    },
  };
}
