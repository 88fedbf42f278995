import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { nameOf } from '../participant/participantText';
import { inLanguage, texts } from '../story/story';
import BlockDialog from './BlockDialog';
import { sampleCards } from './sampleCards';

const meta = {
  component: BlockDialog,
  loaders: [texts],
  decorators: [inLanguage],
  args: { name: nameOf(sampleCards[0]!.subject), onBlock: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof BlockDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Trying: Story = { args: { name: nameOf(sampleCards[2]!.subject) }, play: Asking.play };
