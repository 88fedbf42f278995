import type { Decorator } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { initI18n } from '../../i18n/initI18n';
import { isLang } from '../../lib/lang';

/** For stories whose components word themselves: the texts of the toolbar's language. */
export const texts = async ({ globals }: { globals: Record<string, unknown> }) => ({
  i18n: await initI18n(isLang(globals.lang) ? globals.lang : 'en', 'auth', 'consent', 'links'),
});

export const inLanguage: Decorator = (Story, { loaded }) => (
  <I18nextProvider i18n={loaded.i18n as i18n}>
    <Story />
  </I18nextProvider>
);

/** What goes wrong in a story of a failure. */
export const fails = (message: string) => () => Promise.reject(new Error(message));

export const succeeds = () => Promise.resolve();
