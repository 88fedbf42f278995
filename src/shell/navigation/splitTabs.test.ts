import { describe, expect, it } from 'vitest';
import type { NavTab } from './buildTabs';
import { splitTabs } from './splitTabs';

const tabs = (count: number): NavTab[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), label: String(index) }));

describe('splitTabs', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [5, 5, 0],
    [6, 4, 2],
    [16, 4, 12],
  ])('NAV-03 of %d tabs %d stand at the bottom of a phone and %d behind more', (count, shown, more) => {
    const split = splitTabs(tabs(count));
    expect([split.shown.length, split.more.length]).toEqual([shown, more]);
    expect([...split.shown, ...split.more]).toEqual(tabs(count));
  });
});
