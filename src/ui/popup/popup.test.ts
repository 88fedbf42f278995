import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { popupStore, showPopup } from './popup';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => popupStore.current().map(({ title, fading }) => [title, fading]);

it('UIX-02 stays 3000 ms, then fades and is removed 1000 ms later', () => {
  showPopup('Vera', 'wants to meet you');
  vi.advanceTimersByTime(2999);
  expect(shown()).toEqual([['Vera', false]]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([['Vera', true]]);
  vi.advanceTimersByTime(999);
  expect(shown()).toEqual([['Vera', true]]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it('UIX-02 counts for each popup by itself and tells who listens', () => {
  const heard = vi.fn();
  const stop = popupStore.subscribe(heard);
  showPopup('Vera', 'one');
  vi.advanceTimersByTime(2000);
  showPopup('Timur', 'two');
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual([['Timur', false]]);
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(6);
  stop();
});
