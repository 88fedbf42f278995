import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { initI18n } from '../../i18n/initI18n';
import { isLang } from '../../lib/lang';
import { ConfigErrors } from './ConfigErrors';

const inLanguage: Decorator = (Story, { loaded }) => (
  <I18nextProvider i18n={loaded.i18n as i18n}>
    <Story />
  </I18nextProvider>
);

const meta = {
  component: ConfigErrors,
  loaders: [
    async ({ globals }) => ({ i18n: await initI18n(isLang(globals.lang) ? globals.lang : 'en', 'manager') }),
  ],
  decorators: [inLanguage],
  args: { title: 'Circle', errors: [{ file: 'brand.json', path: 'radius' }] },
} satisfies Meta<typeof ConfigErrors>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Several: Story = {
  args: {
    errors: [
      { file: 'community.json', path: 'admission' },
      { file: 'authConfig.json', path: 'methods.0.externalContent.codeUrl' },
      { file: 'landingen.json', path: '' },
      { file: 'brand.json', path: 'colors.primary' },
      { file: 'brand.json', path: 'fonts.body' },
    ],
  },
};
