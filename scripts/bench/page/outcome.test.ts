import { describe, expect, it } from 'vitest';
import type { Loading } from './measure';
import { outcomeOf } from './outcome';

const loading = (changes: Partial<Loading> = {}): Loading => ({
  first: 500,
  largest: 1000,
  usable: 1500,
  scripts: 8,
  hasData: true,
  ...changes,
});
const row = { name: 'event', domain: 'default', who: 'member', limit: 0.8 } as const;
const beside = [loading({ largest: 2000 })];

describe('the outcome of a page', () => {
  it('is by the medians of both', () => {
    const loadings = [900, 1000, 9000].map((largest) => loading({ largest }));
    const { passed, text } = outcomeOf({ row, loadings, beside });
    expect(passed).toBe(true);
    expect(text.split(/ {2,}/)).toEqual(
      'ok|event|default|member|500 ms|1000 ms|1500 ms|0.50|0.80|8|yes'.split('|'),
    );
  });

  it.each([
    ['its largest paint is late', [loading({ largest: 1700 })], /^SLOW/],
    ['nothing was painted beside it', [loading({ largest: NaN })], /^SLOW/],
    ['it needs more scripts', [loading({ scripts: 9 })], /^MANY/],
  ])('is bad if %s', (_, loadings, text) => {
    const outcome = outcomeOf({ row, loadings, beside });
    expect(outcome.passed).toBe(false);
    expect(outcome.text).toMatch(text);
  });

  it('is bad if it could not be measured', () => {
    const { passed, text } = outcomeOf({ row, loadings: [], beside, failed: 'it leads to /login' });
    expect(passed).toBe(false);
    expect(text).toMatch(/^FAIL event .*it leads to \/login$/);
  });

  it('has no limit where none is set', () => {
    const { passed, text } = outcomeOf({
      row: { ...row, limit: undefined },
      loadings: [loading({ largest: 8000, usable: 0, hasData: false })],
      beside,
    });
    expect(passed).toBe(true);
    expect(text.split(/ {2,}/)).toEqual('ok|event|default|member|500 ms|8000 ms|–|4.00|–|8|–'.split('|'));
  });
});
