import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inLanguage, texts } from '../story/story';
import WithdrawDialog from './WithdrawDialog';

const meta = {
  component: WithdrawDialog,
  loaders: [texts],
  decorators: [inLanguage],
  args: { name: 'Vera Lang', onWithdraw: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof WithdrawDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Withdrawn: Story = {
  play: async ({ args, userEvent }) => {
    const [submit] = (await screen.findAllByRole('button')).filter(
      (button) => button.getAttribute('type') === 'submit',
    );
    await userEvent.click(submit!);
    await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
