import { DirectionProvider } from '@base-ui/react/direction-provider';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from '../src/ui/GlobalStyle';
import { breakpoints, theme } from '../src/ui/theme';
import { brands, wearBrand } from './brands';

interface InAppProps {
  community: string;
  lang: string;
  /** Which way the page runs; no language of ours runs from right to left yet. */
  dir: 'ltr' | 'rtl';
  children: ReactNode;
}

function InApp({ community, lang, dir, children }: InAppProps) {
  useEffect(() => void wearBrand(community), [community]);
  useEffect(() => {
    document.documentElement.lang = lang;
    document.documentElement.dir = dir;
  }, [lang, dir]);
  return (
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <DirectionProvider direction={dir}>{children}</DirectionProvider>
      </ThemeProvider>
    </MemoryRouter>
  );
}

const widths = { phone: 390, narrow: 320, tablet: breakpoints.md, desktop: 1280 };

const preview: Preview = {
  decorators: [
    (Story, { globals }) => (
      <InApp
        community={String(globals.community)}
        lang={String(globals.lang)}
        dir={globals.dir === 'rtl' ? 'rtl' : 'ltr'}
      >
        <Story />
      </InApp>
    ),
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes: {
    community: {
      description: 'Community',
      toolbar: { icon: 'paintbrush', items: brands.map(({ name }) => name), dynamicTitle: true },
    },
    lang: { description: 'Language', toolbar: { icon: 'globe', items: ['en', 'ru'], dynamicTitle: true } },
    dir: {
      description: 'Reading direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { community: 'neutral', lang: 'en', dir: 'ltr' },
  parameters: {
    layout: 'padded',
    // A violation fails the story's test.
    // Base UI's focus guards hand the focus on at once, so nobody ever stands on one; axe cannot know.
    a11y: { test: 'error', context: { exclude: ['[data-base-ui-focus-guard]'] } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '844px' } },
        ]),
      ),
    },
  },
};

export default preview;
