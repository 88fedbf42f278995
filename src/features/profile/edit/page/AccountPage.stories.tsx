import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { serving } from '../../../../../tests/support/fakeServer/profileStory';
import { inLanguage, texts } from '../../../../components/story/story';
import { AccountPage } from './AccountPage';
import { AccountSkeleton } from './AccountSkeleton';
import { settings } from './storySettings';

const meta = {
  title: 'features/profile/account',
  component: AccountPage,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { settings },
} satisfies Meta<typeof AccountPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  beforeEach: serving(),
  play: async ({ canvas }) => {
    // The first story to be shown waits for its texts and parts.
    const title = { level: 1, name: /settings|настройки/i };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible(), { timeout: 15_000 });
  },
};

/** Contacts are hidden, with an explanation; the preview shows the page for others. */
export const Hiding: Story = {
  beforeEach: serving({ privacy: 'CUSTOM', contactTypesToHide: ['EMAIL'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See how others see you' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This is how others see you' }));
    await waitFor(() => expect(dialog.getByText('@veralang')).toBeVisible());
    await waitFor(() => expect(dialog.queryByText('vera@fjord.example')).toBeNull());
  },
};

/** A manager has paused introductions. */
export const Quiet: Story = {
  beforeEach: serving({ networkingEnabled: false, networkingPaused: true }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /take part|участвовать/i })).toBeDisabled(),
    );
  },
};

/** Introductions rest, and the end of that is known. */
export const Paused: Story = {
  beforeEach: serving({}, { pausedUntil: '2026-12-21T10:00:00.000Z' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /resume|возобновить/i })).toBeVisible());
  },
};

/** All emails that can be switched off are off. */
export const Silent: Story = {
  beforeEach: serving({ notificationPrefs: [{ contactType: 'EMAIL', disable: true }] }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /email me|присылать/i })).toBeDisabled());
  },
};

/** The community has no introductions, no password and one language. */
export const Least: Story = {
  args: {
    settings: {
      ...settings,
      introductions: false,
      passwords: false,
      language: { ...settings.language, choices: [] },
    },
  },
  beforeEach: serving({ contacts: [] }),
};

export const Loading: Story = { render: () => <AccountSkeleton introductions /> };
