/** Events that may need more of the page than its markup. */
const touches = ['pointerdown', 'keydown', 'focusin', 'popstate', 'storage'] as const;

/** Whether the server rendered this page, so that its text and links work without scripts. */
const rendered = () => document.getElementById('root')?.hasAttribute('data-rendered') ?? false;

/** A visitor who arrives with input gets the complete page at once. */
const bringsSomething = () => new URLSearchParams(location.search).has('email');

let want: () => void = () => undefined;

/**
 * Has the later parts loaded without a touch: where the server's markup gives way, and where the page may lead on by
 * itself, since React changes nothing while a part is not hydrated.
 */
export const wantLaterParts = (): void => want();

/**
 * Resolves when the page's later parts are wanted: at the visitor's first touch of a page the server rendered, at once
 * on any other. On the server it never does: there a part is loaded before rendering.
 */
export const firstTouch = new Promise<void>((resolve) => {
  if (typeof document === 'undefined') return;
  want = resolve;
  if (!rendered() || bringsSomething()) return resolve();
  for (const touch of touches) {
    window.addEventListener(touch, () => resolve(), { once: true, capture: true, passive: true });
  }
});
