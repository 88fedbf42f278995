import { describe, expect, it } from 'vitest';
import type { SurveyQuestion } from '../../generated/api/question';
import { answersOf, answerError, firstAnswerError } from './surveyRules';

const text: SurveyQuestion = {
  id: 'now',
  type: 'text',
  title: 'Now?',
  options: [],
  max: 255,
  required: true,
};
const select: SurveyQuestion = {
  id: 'craft',
  type: 'select',
  title: 'Craft?',
  options: ['Design', 'Code', 'Words'].map((value) => ({ value, label: value.toUpperCase() })),
  max: 2,
  required: false,
};

describe('survey answers', () => {
  it.each([
    [text, {}, 'questionRequired'],
    [text, { now: '  ' }, 'questionRequired'],
    [text, { now: 'x'.repeat(255) }, undefined],
    [text, { now: 'x'.repeat(256) }, 'upTo'],
    [text, { now: '👩‍👩‍👧'.repeat(60) }, undefined],
    [select, {}, undefined],
    [select, { craft: ['Design', 'Code'] }, undefined],
    [select, { craft: ['Design', 'Code', 'Words'] }, 'upToOptions'],
    [select, { craft: ['Painting'] }, 'unknownOption'],
  ] as const)('ONB-01 ONB-06 %#: %s', (question, answers, rule) => {
    expect(answerError(question, answers as Record<string, string | string[]>)?.rule).toBe(rule);
  });

  it('ONB-01 finds the first question that stops onboarding', () => {
    expect(firstAnswerError([select, text], {})).toBe(1);
    expect(firstAnswerError([select, text], { now: 'x' })).toBe(-1);
  });

  it('ONB-01 sends what questions of today were answered, cleaned', () => {
    const given = { now: '  a text ', craft: [], gone: 'old' };
    expect(answersOf([select, text], given)).toEqual({ now: 'a text' });
  });
});
