import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { takeLanguageFocus } from '../context/languageFocus';

/**
 * A panel below the header that a button opens. It closes by Escape, when a link in it is followed, on Back, and when a
 * press or the focus goes elsewhere; not when a screen arrives that was on its way before.
 */
export function useHeaderMenu() {
  const wrapper = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // The language is chosen in it. Where the button for that is visible, it has taken the focus by now.
  useEffect(() => takeLanguageFocus(opener.current), []);
  const close = () => {
    // What closes with the focus in it would lose it.
    if (wrapper.current?.contains(document.activeElement)) opener.current?.focus();
    setOpen(false);
  };
  const toggle = () => {
    if (open) return close();
    // Not every browser gives it to a button that is pressed.
    opener.current?.focus();
    setOpen(true);
  };
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!wrapper.current?.contains(target as Node)) setOpen(false);
    };
    const onBack = () => setOpen(false);
    document.addEventListener('pointerdown', onPress);
    window.addEventListener('popstate', onBack);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      window.removeEventListener('popstate', onBack);
    };
  }, [open]);
  return {
    open,
    close,
    /** For the element around the button and the panel. `PageChange` knows the attribute. */
    wrapperProps: {
      ref: wrapper,
      'data-open': open || undefined,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !wrapper.current?.contains(relatedTarget)) setOpen(false);
      },
      onClick: ({ target }: MouseEvent) => {
        if ((target as Element).closest('a')) close();
      },
    },
    openerProps: { ref: opener, type: 'button', 'aria-expanded': open, onClick: toggle } as const,
  };
}
