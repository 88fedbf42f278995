import type { Decorator } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { configureApi } from '../../api/settings';
import { initI18n } from '../../i18n/initI18n';
import { laterNamespaces } from '../../i18n/later';
import { isLang } from '../../lib/lang';

/** For stories of components that load no texts themselves: all texts in the toolbar's language. */
export const texts = async ({ globals }: { globals: Record<string, unknown> }) => {
  const lang = isLang(globals.lang) ? globals.lang : 'en';
  configureApi({ lang });
  return {
    i18n: await initI18n(lang, ...laterNamespaces),
  };
};

export const inLanguage: Decorator = (Story, { loaded }) => (
  <I18nextProvider i18n={loaded.i18n as i18n}>
    <Story />
  </I18nextProvider>
);
