import { charactersOf, cleanLine, cleanText, textLength } from '../text';
import { longestName, longestText } from './bounds';

type TextProblem = 'empty' | 'tooLong';

const problemOf = (text: string, longest: number): TextProblem | undefined => {
  if (!text) return 'empty';
  return textLength(text) > longest ? 'tooLong' : undefined;
};

/** A message as it is stored, or what is wrong with it. */
export function readText(sent: string): { text: string; problem?: TextProblem } {
  const text = cleanText(sent);
  return { text, problem: problemOf(text, longestText) };
}

/** A group’s name as it is stored, or what is wrong with it. */
export function readName(sent: string): { name: string; problem?: TextProblem } {
  const name = cleanLine(sent);
  return { name, problem: problemOf(name, longestName) };
}

const pictographic = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*0-9]\uFE0F?\u20E3/u;

/** Whether a text is a single emoji. */
export const isEmoji = (text: string): boolean => pictographic.test(text) && charactersOf(text).length === 1;
