import { describe, expect, it } from 'vitest';
import { checkAnswers, type SurveyRule } from './answers';
import { brokenText } from '../profileMessages';

const questions: SurveyRule[] = [
  { id: 'who', type: 'text', title: { en: 'Who are you?', ru: 'Кто вы?' }, max: 255, required: true },
  {
    id: 'why',
    type: 'select',
    title: 'Why?',
    options: [{ en: 'To learn', ru: 'Учиться' }, 'To teach', { ru: 'Просто так' }],
    max: 2,
    required: false,
  },
];
const told = (answers: Record<string, string | string[]>, options?: { partial: boolean }) =>
  checkAnswers(questions, answers, options).issues.map((issue) => [issue.path, brokenText(issue, 'en')]);

describe('survey answers', () => {
  it('ONB-01 cleaned text, options by their value', () => {
    const given = { who: '  A maker ', why: ['To learn', 'Просто так', 'To learn'], gone: 'x' };
    expect(checkAnswers(questions, given)).toEqual({
      answers: { who: 'A maker', why: ['To learn', 'Просто так'] },
      issues: [],
    });
    expect(checkAnswers(questions, { who: 'x', why: 'To teach' }).answers.why).toEqual(['To teach']);
  });

  it('ONB-06 a required question without an answer', () => {
    expect(told({})).toEqual([['who', 'Answer “Who are you?”']]);
    expect(told({ who: ' ' })).toHaveLength(1);
    expect(told({}, { partial: true })).toEqual([]);
  });

  it('ONB-01 free text under 256 characters', () => {
    expect(told({ who: 'x'.repeat(255) })).toEqual([]);
    expect(told({ who: 'x'.repeat(256) })).toEqual([['who', 'up to 255 characters']]);
  });

  it('ONB-01 up to N of the options given', () => {
    expect(told({ who: 'x', why: ['To learn', 'To teach', 'Просто так'] })).toEqual([
      ['why', 'up to 2 options'],
    ]);
    expect(told({ who: 'x', why: ['To sleep'] })).toEqual([['why', 'Choose one of the options']]);
  });

  it('is not misled by names of objects', () => {
    const hidden: SurveyRule[] = [{ id: 'constructor', type: 'text', title: 'T', max: 9, required: true }];
    expect(checkAnswers(hidden, {}).issues).toHaveLength(1);
  });
});
