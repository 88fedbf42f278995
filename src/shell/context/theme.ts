import { writeCookie } from '../../api/session/cookie';
import { readItem, writeItem } from '../../api/session/storage';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const key = 'theme';
const listeners = new Set<() => void>();

/** Runs `listener` after each choice. Answers the function that ends it. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stored choice, or 'system'. */
export function storedTheme(): Theme {
  const stored = readItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies the theme to the browser's frame: browsers use the first colour given for it. */
function showFrameColor(theme: Theme): void {
  const chosen = document.querySelector<HTMLMetaElement>('meta[data-chosen]');
  if (theme === 'system') return chosen?.remove();
  const meta = chosen ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.dataset.chosen = '';
  meta.content = getComputedStyle(document.documentElement).getPropertyValue('--color-background').trim();
  if (!chosen) document.head.prepend(meta);
}

/** Shows a theme: the brand's CSS has both, the attribute picks one, none follows the system. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  showFrameColor(theme);
}

/** Shows a theme and remembers it, for this page and, by cookie, for the next first HTML. */
export function chooseTheme(theme: Theme): void {
  const stored = theme === 'system' ? null : theme;
  writeItem(key, stored);
  writeCookie('theme', stored);
  showTheme(theme);
  for (const listener of listeners) listener();
}
