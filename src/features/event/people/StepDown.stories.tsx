import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../../../components/story/story';
import StepDown from './StepDown';

const meta = {
  title: 'features/event/step down',
  component: StepDown,
  loaders: [texts],
  decorators: [inLanguage],
  args: { eventId: 'e-supper', ownId: 'p-own' },
} satisfies Meta<typeof StepDown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Asks first, and the safe answer has the focus. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};
