import { expect, it } from 'vitest';
import { formsOf } from './forms';
import { makeWords } from './makeWords';

it.each([
  ['консультировать', 'консультируем'],
  ['адаптироваться', 'адаптируюсь'],
  ['адаптироваться', 'адаптируется'],
  ['крючок', 'крючком'],
  ['ребёнок', 'ребенка'],
  ['кошелёк', 'кошельков'],
  ['владелец', 'владельцев'],
  ['боец', 'бойцов'],
  ['певец', 'певцу'],
  ['камень', 'камней'],
  ['ковёр', 'ковры'],
  ['ветер', 'ветра'],
  ['котёл', 'котлов'],
  ['игрушка', 'игрушек'],
  ['тренировка', 'тренировок'],
  ['стелька', 'стелек'],
  ['кофейня', 'кофеен'],
])('knows what a stemmer does not: %s, %s', (lemma, form) => {
  expect(formsOf(lemma)).toContain(form);
});

it('reads a form as its lemma', () => {
  const words = makeWords({
    lexicon: ['крючок\tcrochet, hook\nкредит\tcredit\nкитай\tchina\n'],
    aliases: '',
  });
  const keyOf = (text: string) => words.read(text)[0]?.key;
  expect(keyOf('Крючком')).toBe(keyOf('крючок'));
  expect(keyOf('кредита')).toBe(keyOf('кредит'));
  expect(keyOf('Китая')).toBe(keyOf('Китай'));
});
