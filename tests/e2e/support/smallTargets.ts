import type { Page } from '@playwright/test';

/**
 * Lists the links and controls that a thumb finds no 44 × 44 px of, one line each (UIX-06). What counts is where a press
 * arrives, which may be more than what is drawn: a label, a whole card. Links within a text are as high as its lines.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    /** px: what rounding makes. */
    const tolerance = 0.5;
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem], [role=combobox]';

    /** All that can be pressed while a dialog is open. */
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // The link past the navigation is cut off until it has the focus.
      const isHidden = width <= 1 || height <= 1 || getComputedStyle(element).clipPath !== 'none';
      return (
        !isHidden && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
      );
    };
    const textOf = (node: Node | null) => (node?.textContent ?? '').replace(/\s/g, '');
    const isInText = (element: Element): boolean => {
      if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false;
      const block = element.parentElement?.closest('p, li, dd, td, label, figcaption, div, span');
      return textOf(block ?? null).length > textOf(element).length;
    };
    const isOf = (element: Element, hit: Element | null): boolean => {
      if (!hit) return false;
      if (element.contains(hit)) return true;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return labels.some((label) => label.contains(hit));
    };
    /** Whether what is hit does not belong to this place of the page: a bar, a toast, a hint. */
    const liesOver = (hit: Element | null, element: Element): boolean => {
      for (let over = hit; over && !over.contains(element); over = over.parentElement) {
        if (getComputedStyle(over).position === 'fixed') return true;
      }
      return false;
    };
    /** How far presses arrive from the middle of an element, in both directions together. */
    const reach = (element: Element, { x, y }: { x: number; y: number }, along: 'x' | 'y'): number => {
      const arrives = (distance: number) => {
        const hit = document.elementFromPoint(
          x + (along === 'x' ? distance : 0),
          y + (along === 'y' ? distance : 0),
        );
        return isOf(element, hit) || liesOver(hit, element);
      };
      // Most have as much on both sides.
      const half = least / 2 - tolerance;
      if (arrives(-half) && arrives(half)) return least;
      let sum = 0;
      for (const way of [-1, 1]) {
        let far = 0;
        while (far < least && arrives(way * (far + 0.5))) far += 1;
        sum += far;
      }
      return sum;
    };

    const { scrollX, scrollY } = window;
    const found = [...top.querySelectorAll(controls)].flatMap((element) => {
      if (!isSeen(element) || isInText(element)) return [];
      const drawn = element.getBoundingClientRect();
      if (Math.min(drawn.width, drawn.height) >= least - tolerance) return [];
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const wide = width >= least ? width : reach(element, middle, 'x');
      const high = height >= least ? height : reach(element, middle, 'y');
      if (Math.min(wide, high) >= least - tolerance) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24) ?? '';
      const size = `${Math.round(wide)} × ${Math.round(high)}`;
      return [`a thumb finds only ${size} px of ${element.tagName.toLowerCase()} "${name}"`];
    });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return [...new Set(found)];
  });
