import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchField } from './SearchField';

const onSearch = fn();

const meta = {
  component: SearchField,
  args: { label: 'Search events', search: '', maxLength: 100, onSearch },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    onSearch.mockClear();
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search events' }), 'kilns ');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('kilns'));
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1));
  },
};
export const Searched: Story = { args: { search: 'kilns' } };
