// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from '../../../tests/support/announced';
import { announce } from './announce';
import { startWait } from './wait';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.runAllTimers());

const texts = { loading: 'Loading', loaded: 'Loaded' };

it('UIX-10 says nothing of a wait of less than a second', () => {
  const end = startWait(texts);
  vi.advanceTimersByTime(900);
  end();
  vi.runAllTimers();
  expect(announced()).toEqual([]);
});

it('UIX-10 says ‘Loading’ after a second, and ‘Loaded’ at the end', () => {
  const end = startWait(texts);
  vi.advanceTimersByTime(1100);
  expect(announced()).toEqual(['Loading']);
  end();
  vi.advanceTimersByTime(200);
  expect(announced()).toEqual(['Loading', 'Loaded']);
});

it('UIX-10 speaks once for all parts of a page, those that come one after the other, too', () => {
  const first = startWait(texts);
  const second = startWait(texts);
  vi.advanceTimersByTime(700);
  first();
  second();
  const third = startWait(texts);
  vi.advanceTimersByTime(2000);
  expect(announced()).toEqual(['Loading']);
  third();
  vi.advanceTimersByTime(200);
  expect(announced()).toEqual(['Loading', 'Loaded']);
});

it('UIX-10 lets the content speak for itself', () => {
  const end = startWait(texts);
  vi.advanceTimersByTime(1100);
  end();
  announce('12 members');
  vi.advanceTimersByTime(200);
  expect(announced()).toEqual(['Loading', '12 members']);
});

it('waits anew after the end of a wait', () => {
  startWait(texts)();
  vi.advanceTimersByTime(500);
  startWait(texts);
  vi.advanceTimersByTime(900);
  expect(announced()).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(announced()).toEqual(['Loading']);
});
