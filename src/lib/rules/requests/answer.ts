import { cleanText, textLength } from '../text';

/** Longest answer to a request, in characters. */
export const answerLimit = 1000;

/** An answer as it is stored, or why it is invalid. */
export function checkAnswer(text: string): { answer: string } | { broken: 'empty' | 'tooLong' } {
  const answer = cleanText(text);
  if (!answer) return { broken: 'empty' };
  return textLength(answer) > answerLimit ? { broken: 'tooLong' } : { answer };
}
