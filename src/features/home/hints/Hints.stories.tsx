import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../../tests/support/fakeServer/inStory';
import { inLanguage, texts } from '../../../components/story/story';
import { contract } from '../../../generated/api/contract';
import Hints from './Hints';

const meta = {
  component: Hints,
  loaders: [texts],
  decorators: [inLanguage],
  parameters: { layout: 'fullscreen' },
  args: { participantId: 'p1' },
  beforeEach: answering(({ answer }) => answer(contract.participant.markTutorialSeen, null)),
  render: (args) => (
    <main tabIndex={-1} style={{ minBlockSize: 320 }}>
      <Suspense fallback={null}>
        <Hints {...args} />
      </Suspense>
    </main>
  ),
} satisfies Meta<typeof Hints>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible());
  },
};

export const Last: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Got it' })).toBeVisible());
  },
};

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
