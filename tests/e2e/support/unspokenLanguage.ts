import type { Page } from '@playwright/test';
import type { Lang } from '../../../src/lib/lang';

/**
 * Lists the texts in another script than the page's that do not say so to a screen reader, one line each (UIX-12). Two
 * words may be a name, which has no language.
 */
export const unspokenLanguage = (page: Page, lang: Lang): Promise<string[]> =>
  page.evaluate((spoken) => {
    const [letters, other] = spoken === 'en' ? [/\p{Script=Cyrillic}/u, 'ru'] : [/\p{Script=Latin}/u, 'en'];
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const text = textContent?.trim() ?? '';
      if (!parentElement?.checkVisibility() || parentElement.closest('script, style, [aria-hidden=true]'))
        continue;
      const words = text.match(/\p{L}[\p{L}-]*/gu) ?? [];
      const others = words.filter((word) => letters.test(word)).length;
      if (
        others > Math.max(2, words.length / 2) &&
        parentElement.closest<HTMLElement>('[lang]')?.lang !== other
      )
        found.push(`"${text.slice(0, 60)}" is read out as ${spoken}`);
    }
    return found;
  }, lang);
