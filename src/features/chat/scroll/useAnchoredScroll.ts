import { useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as there, in px. */
const near = 40;

interface Anchor {
  element: Element;
  top: number;
}

/**
 * The scroll position of a conversation, which is laid out from its end upwards: at the end it stays at the end, and
 * anywhere else what is read stays where it is, whatever comes above or below. `isLatest`: the end that is shown is that
 * of the chat.
 */
export function useAnchoredScroll(isLatest: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>(undefined);
  const [isAtEnd, setAtEnd] = useState(true);

  const look = () => {
    const scroller = box.current;
    if (!scroller) return;
    const isEnd = isLatest && scroller.scrollTop > -near;
    setAtEnd(isEnd);
    const { top } = scroller.getBoundingClientRect();
    const element = isEnd
      ? undefined
      : [...scroller.querySelectorAll('[data-line]')].find(
          (line) => line.getBoundingClientRect().bottom > top,
        );
    anchor.current = element && { element, top: element.getBoundingClientRect().top };
  };

  // After each render, because any may have added lines.
  useLayoutEffect(() => {
    const kept = anchor.current;
    if (kept?.element.isConnected && box.current) {
      const moved = kept.element.getBoundingClientRect().top - kept.top;
      if (moved !== 0) box.current.scrollTop += moved;
    }
  });

  // What was written since the last visit is read from its beginning.
  useLayoutEffect(() => {
    const scroller = box.current;
    const divider = scroller?.querySelector('[data-new]');
    if (!scroller || !divider) return;
    const above = scroller.getBoundingClientRect().top - divider.getBoundingClientRect().top;
    if (above > 0) scroller.scrollTop -= above;
  }, []);

  return {
    box,
    isAtEnd,
    onScroll: look,
    toEnd: () => {
      anchor.current = undefined;
      if (box.current) box.current.scrollTop = 0;
    },
    /** Shows a line in the middle, and gives it the focus. */
    toLine: (number: number) => {
      const line = box.current?.querySelector<HTMLElement>(`[data-line="${number}"]`);
      if (!line) return;
      line.scrollIntoView({ block: 'center' });
      line.focus({ preventScroll: true });
      look();
    },
  };
}
