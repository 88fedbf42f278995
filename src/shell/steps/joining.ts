import type { Draft } from '../../features/profile/onboarding/draft/draft';
import type { Joining } from '../../generated/api/participant';
import type { ProfileFault } from '../../lib/rules/profileMessages';
import type { Step } from './types';

/** All steps checked: what is sent, or the first step where something is wrong. */
export type AllChecked =
  | { body: Joining; wrong?: undefined }
  | { body?: undefined; wrong: { step: number; faults: ProfileFault[] } };

/** Checks every step and puts their parts together (P01); what a hidden step would ask for is not among them. */
export async function checkAll(steps: readonly Step[], draft: Draft): Promise<AllChecked> {
  const checked = await Promise.all(steps.map(({ check }) => check(draft)));
  const step = checked.findIndex(({ faults }) => faults.length > 0);
  if (step >= 0) return { wrong: { step, faults: checked[step]?.faults ?? [] } };
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
