import { describe, expect, it } from 'vitest';
import { counted } from './counted';
import { minutesFor } from './effort';
import { filledBy } from './fills';
import { pagesIn } from './pagesIn';

describe('pages of onboarding', () => {
  const item = (name: string, withPrevious = false) => ({ name, withPrevious });
  const names = (...items: ReturnType<typeof item>[]) =>
    pagesIn(items).map((page) => page.map(({ name }) => name).join(' '));

  it('CFG-11 each has its own, but for what shares that of the one before', () => {
    expect(names(item('a'), item('b'), item('c', true), item('d', true), item('e'))).toEqual([
      'a',
      'b c d',
      'e',
    ]);
    expect(names(item('a', true), item('b'))).toEqual(['a', 'b']);
    expect(names()).toEqual([]);
  });
});

describe('how long onboarding takes', () => {
  it('ONB-02 follows from what is asked, and is at least a minute', () => {
    const text = { type: 'text' } as const;
    expect(minutesFor({ questions: [], steps: [] })).toBe(1);
    expect(minutesFor({ questions: [text, text], steps: [] })).toBe(1);
    expect(minutesFor({ questions: [text, text, text], steps: [] })).toBe(2);
    expect(minutesFor({ questions: [text, { type: 'select' }], steps: ['profile', 'about'] })).toBe(3);
  });

  it.each([
    ['questions', 1, '1 question', '1 вопрос'],
    ['questions', 4, '4 questions', '4 вопроса'],
    ['minutes', 1, '1 minute', '1 минуту'],
    ['minutes', 6, '6 minutes', '6 минут'],
    ['pages', 22, '22 pages', '22 страницы'],
  ] as const)('UIX-07 %s: %i', (what, count, en, ru) => {
    expect([counted(what, count, 'en'), counted(what, count, 'ru')]).toEqual([en, ru]);
  });
});

describe('what answers fill in of a profile', () => {
  const questions = [
    { id: 'work', fills: 'position' as const },
    { id: 'more', fills: 'about' as const },
    { id: 'again', fills: 'about' as const },
    { id: 'pace' },
  ];

  it('ONB-01 the first that says it, cleaned; an option and what is too long fill in nothing', () => {
    expect(filledBy(questions, { work: ' Baker ', more: ' ', again: 'Bread', pace: ['Weekly'] })).toEqual({
      position: 'Baker',
      about: 'Bread',
    });
    expect(filledBy(questions, { work: 'x'.repeat(121), more: 'One', again: 'Two' })).toEqual({
      about: 'One',
    });
    expect(filledBy(questions, {})).toEqual({});
  });
});
