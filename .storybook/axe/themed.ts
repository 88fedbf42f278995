import { brands, wearBrand } from '../brands';

const still = '*, *::before, *::after { transition: none !important; }';

/** Colours change at once while `work` runs: a change of look is no motion to wait for. */
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

export const wornTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export const wearTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
};

/** Names of all brands but the one that is worn. */
export const otherBrands = (worn: string): string[] =>
  brands.map(({ name }) => name).filter((name) => name !== worn);

export { wearBrand };
