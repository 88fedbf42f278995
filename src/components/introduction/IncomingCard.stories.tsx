import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../story/story';
import { IncomingCard } from './IncomingCard';
import { sampleIncoming } from './sampleCards';

const [vera, timur, long, bare] = sampleIncoming;

const meta = {
  component: IncomingCard,
  loaders: [texts],
  decorators: [inLanguage],
  args: { card: vera! },
} satisfies Meta<typeof IncomingCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const InRussian: Story = { args: { card: timur! } };
export const WithoutWords: Story = { args: { card: long! } };
/** The inviter of a newcomer. */
export const Invited: Story = {
  args: { card: { ...bare!, invited: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/invited you here|по приглашению/)).toBeVisible());
  },
};
export const Bare: Story = { args: { card: bare! } };
