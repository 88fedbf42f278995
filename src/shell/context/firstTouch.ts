/** Events that may need more of the page than its markup. */
const touches = ['pointerdown', 'keydown', 'focusin', 'popstate', 'storage'] as const;

/** What a user alone does: a page may focus a field by itself. A screen reader may press with a click alone. */
const presses = ['pointerdown', 'keydown', 'click'] as const;

/** Resolves at the first of these events. Never on the server. */
const firstOf = (events: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined') return;
    for (const event of events) {
      window.addEventListener(event, () => resolve(), { once: true, capture: true, passive: true });
    }
  });

/** Whether the server rendered this page, so that its text and links work without scripts. */
const rendered = () => document.getElementById('root')?.hasAttribute('data-rendered') ?? false;

/** A visitor who arrives with input gets the complete page at once. */
const bringsSomething = () => new URLSearchParams(location.search).has('email');

let want: () => void = () => undefined;

/**
 * Loads the later parts without a touch: when the server's markup is replaced, and when the page may navigate by
 * itself, because React changes nothing while a part is not hydrated.
 */
export const wantLaterParts = (): void => want();

/** Resolves at the user's first touch. Never on the server. */
const touched = firstOf(touches);

/** Resolves at the user's first press of a key, a button or anything else. Never on the server. */
export const pressed = firstOf(presses);

/**
 * Resolves when the page's later parts are needed: at the visitor's first touch of a server-rendered page, immediately
 * on any other. Never on the server, which loads parts before rendering.
 */
export const firstTouch = new Promise<void>((resolve) => {
  if (typeof document === 'undefined') return;
  want = resolve;
  if (!rendered() || bringsSomething()) return resolve();
  void touched.then(resolve);
});
