import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { unseen } from '../tests/support/announced';
import { quickErrors } from '../tests/support/quickErrors';
import { takeToasts } from '../tests/support/takeToasts';
import { stopToastTimers } from '../tests/support/toastTimers';
import { everyAppearance, isTest } from './axe/everyAppearance';
import { InApp } from './InApp';
import { initialGlobals, toolbar } from './toolbar';
import { variantOf } from './variants';
import { viewports } from './viewports';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000, defaultIgnore: unseen });
quickErrors({ getConfig, configure });

/** In tests the stories share a page, on which nothing goes away by itself. */
function startTest(): () => void {
  takeToasts();
  return stopToastTimers();
}

const preview: Preview = {
  decorators: [
    (Story, { globals, parameters }) => (
      <InApp
        community={String(globals.community)}
        lang={String(globals.lang)}
        dir={globals.dir === 'rtl' ? 'rtl' : 'ltr'}
        variant={variantOf(globals.variant)}
        whole={parameters.whole === true}
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
  globalTypes: toolbar,
  initialGlobals,
  ...(isTest && { beforeEach: startTest }),
  afterEach: everyAppearance,
  parameters: {
    layout: 'padded',
    // A violation fails the story's test. Base UI's focus guards pass the focus on at once and never keep it, which axe
    // cannot know. In tests everyAppearance runs axe in all appearances, so the addon's own run would be a repetition.
    a11y: { test: 'error', disable: isTest, context: { exclude: ['[data-base-ui-focus-guard]'] } },
    viewport: { options: viewports },
    options: { storySort: { order: ['Communities', 'ui', 'features'] } },
  },
};

export default preview;
