import { canHoldFocus, focusOn, isFocusLost } from './focusable';
import { focusPage } from './focusPage';
import { findPart, nearest, openedFields, partName, partsBeside, removedPart } from './neighbours';

/** Attributes that may take the focus from an element, or give it back. */
const attributeFilter = ['disabled', 'hidden', 'inert', 'open', 'style', 'class'];

/** How many elements that had the focus are remembered. */
const most = 12;

/** How an element left the page. */
interface Removal {
  /** What contained it. */
  container: Element;
  /** An item or section went with it. */
  part?: { name: string | undefined };
  /** What may get the focus instead. */
  candidates: readonly HTMLElement[];
}

/** After the components have reacted to a change and moved the focus themselves, and the browser has taken it from what is hidden. */
const afterEffects = (act: () => void) => requestAnimationFrame(() => void setTimeout(act));

function removalOf(element: Element, records: readonly MutationRecord[]): Removal | undefined {
  const record = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(element)),
  );
  if (!record) return undefined;
  const part = removedPart(element, record);
  return {
    container: record.target as Element,
    part: part ? { name: partName(part) } : undefined,
    candidates: part ? partsBeside(record, records) : openedFields(record, records),
  };
}

/**
 * Keeps the focus on the page (UIX-09) where a control goes that has it, is disabled, or is hidden. If an item of a list
 * goes with it, the item beside it gets it, or without one the heading of what comes instead or of the list; if a section
 * goes, what is below it. If the part comes back while nobody has moved the focus, as after an undo, it gets it. If a
 * control goes alone and no component moves the focus, the field that opens in its place, the first button of its group,
 * its item or the heading of its section gets it. What closes, as a dialog or a toast, returns the focus to where it was
 * before, or to what is there now. `focused` is what has the focus, or had it last, with all that contained it. Returns a
 * function that ends it.
 */
export function keepFocus(root: HTMLElement, focused: readonly Element[] = []): () => void {
  /** What has the focus, or lost it other than by the user. */
  let held = focused[0] as HTMLElement | undefined;
  /** What had it before, the last one last. */
  let trail = held ? [held] : [];
  const removals = new WeakMap<Element, Removal>();
  /** The name of the part that was removed. */
  let removedName: string | undefined;
  /** What has the focus until a part returns, or what was disabled. */
  let standIn: Element | null | undefined;
  /** A control that was disabled or hidden while it had the focus. */
  let paused: HTMLElement | undefined;
  let isMoving = false;
  let isChecking = false;
  let hasEnded = false;

  const page = () => root.querySelector('main') ?? root;
  /** Whether an element is in the page itself, rather than in what is above it. */
  const isInPage = (element: Element) => page().contains(element) && !element.closest('dialog');

  const move = (act: () => void) => {
    isMoving = true;
    act();
    isMoving = false;
  };

  const isFree = () => isFocusLost() || document.activeElement === standIn;

  /** What lost the focus other than by the user, if nothing has it now. */
  const lost = (): HTMLElement | undefined =>
    held && !canHoldFocus(held) && (isFocusLost() || document.activeElement === held) ? held : undefined;

  /** Where the focus was in what is still there, before it was in something that closed. */
  function before(closed: Element): { element: HTMLElement; removal?: Removal } | undefined {
    const layer = closed.closest('dialog');
    for (const element of trail.toReversed()) {
      const removal = removals.get(element);
      if (element === closed || (layer ?? closed).contains(element)) continue;
      if (canHoldFocus(element) || (removal?.container.isConnected && isInPage(removal.container))) {
        return { element, removal: canHoldFocus(element) ? undefined : removal };
      }
    }
    return undefined;
  }

  const isClosed = (element: Element, container: Element): boolean => {
    const dialog = element.closest('dialog');
    if (dialog && (!dialog.isConnected || !dialog.open)) return true;
    return !page().contains(container) && !container.closest('dialog');
  };

  function moveInPage(element: HTMLElement, removal: Removal | undefined): void {
    const container = removal?.container ?? element.parentElement;
    const shown = removal?.candidates.find(canHoldFocus);
    const next = shown ?? (container?.isConnected ? nearest(container) : undefined);
    if (removal?.part) {
      const { name } = removal.part;
      removedName = name !== undefined && findPart(root, name) ? undefined : name;
    }
    if (next) focusOn(next);
    else focusPage();
  }

  function moveFrom(element: HTMLElement): void {
    const removal = removals.get(element);
    const container = removal?.container ?? element.parentElement ?? root;
    const wasAbove = isClosed(element, container);
    const earlier = wasAbove ? before(element) : undefined;
    move(() => {
      if (earlier && !earlier.removal) earlier.element.focus({ preventScroll: true });
      else if (earlier) moveInPage(earlier.element, earlier.removal);
      else moveInPage(element, removal);
    });
    if (!removal) paused = element;
    // A user who pressed a button above the page waits for what that changes.
    standIn = !removal || wasAbove ? document.activeElement : undefined;
  }

  const moveIfLost = () => {
    if (hasEnded) return;
    const element = lost();
    if (element) moveFrom(element);
    else if (paused && canHoldFocus(paused) && isFree()) move(() => paused?.focus({ preventScroll: true }));
  };

  /** Moves the focus once the components have had their time. */
  function check(): void {
    if (isChecking) return;
    isChecking = true;
    afterEffects(() => {
      isChecking = false;
      moveIfLost();
    });
  }

  const onFocus = ({ target }: FocusEvent) => {
    held = target as HTMLElement;
    trail = [...trail.filter((each) => each !== held), held].slice(-most);
    if (isMoving) return;
    if (held !== standIn) standIn = undefined;
    paused = undefined;
    // The user is elsewhere by now.
    if (isInPage(held)) removedName = undefined;
  };

  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // The user pressed something that takes no focus.
      if (held === target && isFocusLost() && canHoldFocus(held as HTMLElement)) held = undefined;
    });

  const onRemovals = (records: readonly MutationRecord[]) => {
    for (const element of trail) {
      if (element.isConnected) removals.delete(element);
      else if (!removals.has(element)) {
        const removal = removalOf(element, records);
        if (removal) removals.set(element, removal);
      }
    }
    if (!held || held.isConnected || !isFocusLost()) return;
    const own = removals.get(held);
    // Another page comes with a focus of its own.
    if (!own || own.container === root || own.container === page()) return;
    const removal = isClosed(held, own.container) ? (before(held)?.removal ?? own) : own;
    if (removal.part) moveFrom(held);
  };

  const onReturn = () => {
    const returned = removedName === undefined || !isFree() ? undefined : findPart(root, removedName);
    if (!returned) return;
    removedName = undefined;
    move(() => focusOn(returned));
  };

  const observer = new MutationObserver((records) => {
    onRemovals(records);
    onReturn();
    if (held && (!held.isConnected || held !== document.activeElement || held.matches(':disabled'))) check();
    else if (paused) check();
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter });
  const container = focused.find(({ isConnected }) => isConnected);
  if (held && !held.isConnected) removals.set(held, { container: container ?? root, candidates: [] });
  if (held && !canHoldFocus(held)) check();
  root.addEventListener('focusin', onFocus);
  root.addEventListener('focusout', onBlur);
  // A narrower page may hide what has the focus.
  window.addEventListener('resize', check);
  return () => {
    hasEnded = true;
    observer.disconnect();
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('focusout', onBlur);
    window.removeEventListener('resize', check);
  };
}
