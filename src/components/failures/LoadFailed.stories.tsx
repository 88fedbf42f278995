import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../story/story';
import { LoadFailed } from './LoadFailed';

const meta = {
  component: LoadFailed,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Couldn’t load your profile',
    text: 'Something went wrong on our side.',
    offline: false,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof LoadFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const NothingLost: Story = { args: { note: 'Nothing you’ve typed is lost.' } };

export const Offline: Story = {
  args: { offline: true },
  play: ({ canvas }) => waitFor(() => expect(canvas.queryByRole('button')).toBeNull()),
};
