import { useLayoutEffect, type RefObject } from 'react';

/** Keys that only move the view, or belong to a combination. */
const neutral = /^(Arrow|Page|Home|End|Shift|Control|Alt|Meta)/;

const isReachable = (element: HTMLElement): boolean => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return !dialog || dialog.contains(element);
};

/**
 * The first press of Tab goes to an element wherever it is on the page, so that it is reached in time (UIX-11). Shift and
 * Tab leads back from there, and so does the end of the element. A user who presses something else first goes on as usual.
 */
export function useFirstTab(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    let from: Element | null = null;
    const back = () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
    const stop = () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', stop, true);
    };
    const onKey = (event: KeyboardEvent) => {
      if (neutral.test(event.key)) return;
      stop();
      if (event.key !== 'Tab' || event.shiftKey || !isReachable(element)) return;
      event.preventDefault();
      from = document.activeElement;
      element.focus();
    };
    const onBack = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !event.shiftKey || !from?.isConnected) return;
      event.preventDefault();
      back();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', stop, true);
    element.addEventListener('keydown', onBack);
    return () => {
      stop();
      element.removeEventListener('keydown', onBack);
      if (element === document.activeElement) back();
    };
  }, [target]);
}
