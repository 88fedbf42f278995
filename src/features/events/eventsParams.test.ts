import { describe, expect, it } from 'vitest';
import { isFiltered, parseParams, turned, withToggled, formatParams } from './eventsParams';

const at = (query: string) => parseParams(new URLSearchParams(query));
const start = { tab: 'upcoming', search: '', filters: [], month: '', day: '', pages: 1 };

describe('EVT-01 the address of the events', () => {
  it.each([
    ['', {}],
    ['tab=past&pages=3', { tab: 'past', pages: 3 }],
    ['search=kilns&online=true&going=true', { search: 'kilns', filters: ['online', 'going'] }],
    ['tab=month&month=2026-11&day=2026-11-24', { tab: 'month', month: '2026-11', day: '2026-11-24' }],
  ])('says what is shown, and is as short as it can be: %s', (query, said) => {
    expect(at(query)).toEqual({ ...start, ...said });
    expect(String(formatParams(at(query)))).toBe(query);
  });

  it.each([
    'tab=nothing',
    'pages=-1',
    'pages=1.5',
    'online=yes',
    'month=2026-13',
    'day=2026-11-24',
    'pages=1&search=',
  ])('leaves out what it says wrongly: %s', (query) => expect(at(query)).toEqual(start));

  it('is bounded', () => {
    expect(at(`search=${'x'.repeat(200)}&pages=999`)).toMatchObject({ pages: 25 });
    expect(at(`search=${'x'.repeat(200)}`).search).toHaveLength(100);
    for (const day of ['2026-12-24', '2026-11-31', 'today']) {
      expect(at(`tab=month&month=2026-11&day=${day}`).day, day).toBe('');
    }
  });

  it('is filtered by words or by a filter', () => {
    expect([at(''), at('search=a'), at('free=true'), at('tab=past')].map(isFiltered)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is filtered by one thing more or less, from the beginning', () => {
    const from = at('tab=past&pages=3');
    expect(String(formatParams(withToggled(withToggled(from, 'free'), 'online')))).toBe(
      'tab=past&online=true&free=true',
    );
    expect(withToggled(withToggled(from, 'free'), 'free')).toEqual(at('tab=past'));
  });

  it('is turned by a month from the one before it, or from the one that is shown', () => {
    const next = turned(at('tab=month&day=2026-11-24'), 1, '2026-11');
    expect([next, turned(next, 1, '2026-11'), turned(next, -2, '2026-11')].map(({ month }) => month)).toEqual(
      ['2026-12', '2027-01', '2026-10'],
    );
  });
});
