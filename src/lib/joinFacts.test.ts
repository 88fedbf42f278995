import { expect, it } from 'vitest';
import { joinFacts } from './joinFacts';

it('UIX-07 no line begins with the dot between two facts', () => {
  expect(joinFacts(['Analyst', null, '', 'London'])).toBe('Analyst\u00a0· London');
});

it('UIX-07 one fact has no dot', () => {
  expect(joinFacts([undefined, 'London', false])).toBe('London');
});
