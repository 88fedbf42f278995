import { useEffect, useEffectEvent, useState } from 'react';

/** How often the time is prolonged while it is held, in ms. */
const interval = 10_000;

/**
 * Whether the focus or the pointer is on an element, given its props. Meanwhile `onHold` is called at once and every ten
 * seconds (UIX-11).
 */
export function useHold(onHold: () => void) {
  const [focused, setFocused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const isHeld = focused || pointed;
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    if (!isHeld) return;
    hold();
    const timer = setInterval(() => hold(), interval);
    return () => clearInterval(timer);
  }, [isHeld]);
  return {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
  };
}
