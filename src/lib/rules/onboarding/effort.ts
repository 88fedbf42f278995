import type { ProfileStep } from '../profile/profileFields';

/** Seconds that a median person needs to read, think and type on a phone. */
const questionTakes = { text: 30, select: 10 } as const;
const stepTakes: Record<ProfileStep, number> = {
  profile: 45,
  lookingFor: 60,
  contacts: 20,
  networks: 20,
  avatar: 30,
  about: 60,
};

/** What onboarding asks for. */
export interface Asked {
  questions: readonly { type: keyof typeof questionTakes }[];
  steps: readonly ProfileStep[];
}

/** How long survey and form take, in whole minutes and never less than one. */
export function minutesFor({ questions, steps }: Asked): number {
  const seconds = [
    ...questions.map(({ type }) => questionTakes[type]),
    ...steps.map((step) => stepTakes[step]),
  ].reduce((sum, one) => sum + one, 0);
  return Math.max(1, Math.ceil(seconds / 60));
}
