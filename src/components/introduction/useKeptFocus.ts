import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a row of buttons that change with a state: if a button that was pressed is gone, the first one has
 * it. The ref is that of the row.
 */
export function useKeptFocus(state: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const element = row.current;
    const press = ({ target }: MouseEvent) => {
      pressed.current = (target as Element).closest('button');
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, []);
  useEffect(() => {
    const isGone = pressed.current?.isConnected === false;
    pressed.current = null;
    if (isGone && document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, [state]);
  return row;
}
