// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress, expectPress } from './afterPress';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('acts at once where nothing is pressed', () => {
  expectPress();
  const act = vi.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledOnce();
});

it('acts before the click of the press is heard, once', () => {
  expectPress();
  const order: string[] = [];
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  fireEvent.pointerDown(document.body);
  afterPress(() => order.push('act'));
  fireEvent.pointerUp(document.body);
  expect(order).toEqual([]);
  fireEvent.click(document.body);
  expect(order).toEqual(['act', 'click']);
  vi.runAllTimers();
  expect(order).toHaveLength(2);
});

it('acts a little after a press that ends in no click', () => {
  expectPress();
  const act = vi.fn();
  fireEvent.pointerDown(document.body);
  afterPress(act);
  fireEvent.pointerUp(document.body);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});
