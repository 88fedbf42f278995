// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from '../../../tests/support/announced';
import { announce, announceIf, announceIfAlone, announceIn } from './announce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.runAllTimers());

const passed = () => vi.advanceTimersByTime(100);

it('UIX-10 says texts that come together one after the other, and the same text once', () => {
  announce('Saved');
  announce('2 credits left');
  announce('Saved');
  expect(announced()).toEqual([]);
  passed();
  expect(announced()).toEqual(['Saved', '2 credits left']);
});

it('UIX-10 adds the same text again when it comes later, and removes both after a while', () => {
  announce('Saved');
  passed();
  announce('Saved');
  passed();
  expect(announced()).toEqual(['Saved', 'Saved']);
  vi.advanceTimersByTime(7000);
  expect(announced()).toEqual([]);
});

it('UIX-10 says everything in the region that stands on the page, and adds one where none is', () => {
  document.body.innerHTML = '<div data-announcer aria-live="polite"></div>';
  announce('Saved');
  passed();
  expect(document.body.innerHTML).toBe('<div data-announcer="" aria-live="polite"><p>Saved</p></div>');
  document.body.replaceChildren();
  announce('Saved');
  passed();
  expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(1);
  expect(announced()).toEqual(['Saved']);
});

it('UIX-10 speaks in the uppermost dialog, and on the page after its end', () => {
  const [dialog, above] = [document.createElement('p'), document.createElement('p')];
  const close = announceIn(dialog);
  const closeAbove = announceIn(above);
  announce('In the upper one');
  passed();
  closeAbove();
  announce('In the lower one');
  passed();
  announce('Saved');
  close();
  passed();
  expect([above, dialog].map(({ textContent }) => textContent)).toEqual([
    'In the upper one',
    'In the lower one',
  ]);
  expect(announced()).toEqual(['Saved']);
});

it('says some texts only if nothing else is said, or if they are needed by then', () => {
  announceIfAlone('Loaded');
  announce('12 members');
  announceIf('Enter a name', () => false);
  passed();
  expect(announced()).toEqual(['12 members']);

  announceIfAlone('Loaded');
  announceIf('Enter a name', () => true);
  passed();
  expect(announced()).toEqual(['12 members', 'Enter a name']);

  announceIfAlone('Loaded');
  passed();
  expect(announced().at(-1)).toBe('Loaded');
});

it('leaves the word to an alert', () => {
  document.body.innerHTML = '<p role="alert">Not loaded</p>';
  announceIfAlone('Loaded');
  passed();
  expect(announced()).toEqual([]);
});
