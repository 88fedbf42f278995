import { mainId } from '../layout/SkipLink';

/** Events of a user who scrolls or acts by themselves. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Takes the viewer to the section of this id, and again while the screen is still coming: its markup may give way once more
 * before it is complete. Answers what ends that; the viewer does so too.
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
