import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a row of buttons that change with a state: if a button that was pressed is gone, the first one has
 * it. The ref is that of the row.
 */
export function useKeptFocus(state: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    const element = row.current;
    const press = () => {
      isPressed.current = true;
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, []);
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    row.current?.querySelector('button')?.focus();
  }, [state]);
  return row;
}
