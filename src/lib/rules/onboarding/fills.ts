import { profileFields, type FilledField } from '../profile/profileFields';
import { textLength } from '../text';
import type { Answers } from './answers';

interface Filling {
  readonly id: string;
  readonly fills?: FilledField;
}

/** The profile fields that answers fill: for each field the first answer that fits. */
export function filledBy(
  questions: readonly Filling[],
  answers: Answers,
): Partial<Record<FilledField, string>> {
  const filled: Partial<Record<FilledField, string>> = {};
  for (const { id, fills } of questions) {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (!fills || typeof answer !== 'string' || !answer.trim()) continue;
    if (textLength(answer.trim()) <= profileFields[fills].limits.max) filled[fills] ??= answer.trim();
  }
  return filled;
}
