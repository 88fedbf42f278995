import { mainId } from '../layout/SkipLink';

/** Events of a user who scrolls or acts by themselves. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the section with this id, and again while the screen still loads, because its markup may change until it
 * is complete. Returns a function that stops it; scrolling by the user stops it, too.
 */
export function scrollToSection(id: string): () => void {
  let shown: Element | null = null;
  const go = () => {
    const section = document.getElementById(id);
    if (section && section !== shown) section.scrollIntoView();
    shown = section;
  };
  const watch = new MutationObserver(go);
  const stop = () => watch.disconnect();
  go();
  watch.observe(document.getElementById(mainId) ?? document.body, { childList: true, subtree: true });
  for (const move of moves) window.addEventListener(move, stop, { once: true, passive: true });
  return stop;
}
