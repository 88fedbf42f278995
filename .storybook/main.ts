import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { variantLiteral } from '../scripts/support/variant.ts';
import { storiesWritten, writeWhenSaved } from './written.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: async () => {
    await storiesWritten();
    return ['../src/**/*.stories.tsx', './community/*.stories.tsx', '../dist/stories/*.stories.tsx'];
  },
  // Files with the same addresses as on a site: the folders' assets, and drawings from a brand.
  staticDirs: async () => {
    await storiesWritten();
    return ['../dist/stories/public'];
  },
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are documented by their types and comments; reading them again for a table costs half the build.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, { define: { __VARIANT__: variantLiteral() }, plugins: [writeWhenSaved()] }),
};

export default config;
