// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFocus, type FocusWatch } from './e2e/support/watchFocus';

const focusLost = vi.fn<(control: string) => void>();
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  vi.useFakeTimers();
  focusLost.mockReset();
  Object.assign(window, { focusLost } satisfies FocusWatch);
  document.body.innerHTML = '<div><button id="go">Go</button></div><button id="next">Next</button>';
  watchFocus();
  find('#go').focus();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('the watch of the focus', () => {
  it.each([
    ['removed', () => find('#go').remove()],
    ['disabled', () => find('#go').setAttribute('disabled', '')],
    ['hidden', () => (find('div').hidden = true)],
  ])('UIX-09 reports a control that is %s with it', (happened, act) => {
    // Browsers do this by themselves.
    find('#go').blur();
    act();
    vi.advanceTimersByTime(500);
    expect(focusLost).not.toHaveBeenCalled();
    expect((window as FocusWatch).isFocusLost?.()).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(focusLost.mock.calls).toEqual([[`button “Go” was ${happened} at /`]]);
  });

  it('UIX-09 has nothing to say where the page moves it', () => {
    find('#go').remove();
    vi.advanceTimersByTime(500);
    find('#next').focus();
    vi.advanceTimersByTime(5000);
    expect(focusLost).not.toHaveBeenCalled();
  });

  it('UIX-09 has nothing to say where the user takes it from a control', () => {
    find('#go').blur();
    vi.advanceTimersByTime(100);
    find('#go').remove();
    vi.advanceTimersByTime(5000);
    expect(focusLost).not.toHaveBeenCalled();
    expect((window as FocusWatch).isFocusLost?.()).toBe(false);
  });
});
