import type { Page } from '@playwright/test';
import { settle } from './axe';

/**
 * Lists what is current, pressed, selected or checked and looks like what is not in forced colours, one line each
 * (UIX-12). An element is compared with a like one beside it, or else with itself without its mark.
 */
export async function unseenCurrent(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  const found = await page.evaluate(() => {
    const marks = ['aria-current', 'aria-pressed', 'aria-selected'] as const;
    const isOn = (element: Element) =>
      marks.some((mark) => !['false', null].includes(element.getAttribute(mark)));
    const isCheck = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement;
    const sides = ['top', 'right', 'bottom', 'left'];
    const seen = [
      ...sides.flatMap((side) => ['color', 'style', 'width'].map((what) => `border-${side}-${what}`)),
      'outline-style',
      'outline-width',
      'outline-color',
      'background-color',
      'text-decoration-line',
      'opacity',
      'display',
    ];
    const looks = (element: Element) =>
      ['', '::before', '::after']
        .flatMap((part) => {
          const style = getComputedStyle(element, part);
          return seen.map((name) => style.getPropertyValue(name));
        })
        .join();
    /** The nearest like element that is not current. */
    const otherThan = (element: Element): Element | undefined => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const like = [...around.querySelectorAll(element.tagName)].find(
          (each) => each !== element && each.className === element.className && !isOn(each),
        );
        if (like) return like;
        if (around.matches('nav, ul, table, [role=group], [role=tablist], main')) return undefined;
      }
      return undefined;
    };
    const looksOfUnchecked = (input: HTMLInputElement): string => {
      const copy = input.cloneNode() as HTMLInputElement;
      copy.removeAttribute('name');
      copy.removeAttribute('id');
      copy.checked = false;
      input.after(copy);
      const unchecked = looks(copy);
      copy.remove();
      return unchecked;
    };
    const looksWithoutMark = (element: Element): string => {
      const kept = marks.map((mark) => element.getAttribute(mark));
      for (const mark of marks) element.removeAttribute(mark);
      const plain = looks(element);
      for (const [at, mark] of marks.entries()) {
        const value = kept[at] ?? null;
        if (value !== null) element.setAttribute(mark, value);
      }
      return plain;
    };
    const looksOfOther = (element: Element): string => {
      if (isCheck(element)) return looksOfUnchecked(element);
      const other = otherThan(element);
      return other ? looks(other) : looksWithoutMark(element);
    };
    const wanted = [...marks.map((mark) => `[${mark}]`), 'input:checked'].join();
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) && (isCheck(element) || isOn(element));
      if (!isShown || looks(element) !== looksOfOther(element)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24) ?? '';
      return [
        `in forced colours, ${element.tagName.toLowerCase()} "${name}" looks as if it were not the current one`,
      ];
    });
  });
  await page.emulateMedia({ forcedColors: null });
  return [...new Set(found)];
}
