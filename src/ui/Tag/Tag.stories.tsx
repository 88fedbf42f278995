import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Tag } from './Tag';

const meta = { component: Tag, args: { children: 'Product design' } } satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: { children: 'Регуляторика медицинских изделий в странах Персидского залива' },
};
export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove Product design' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Product design' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
  },
};
