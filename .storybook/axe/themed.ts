import { least, showBrand } from '../brands';

const still = '*, *::before, *::after { transition: none !important; }';

/** Colours change without a transition while `work` runs, so that nothing has to wait for the end of one. */
export async function withoutTransitions<T>(work: () => Promise<T>): Promise<T> {
  const style = document.createElement('style');
  style.textContent = still;
  document.head.append(style);
  try {
    return await work();
  } finally {
    style.remove();
  }
}

export type Theme = 'light' | 'dark';
export const themes = ['light', 'dark'] as const satisfies Theme[];

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

export const showTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
};

/** The visible elements of the page as a text, equal for equal elements. */
export const fingerprintOfPage = (): string =>
  [...document.body.querySelectorAll('*')].map((element) => Number(element.checkVisibility())).join('');

export { least, showBrand };
