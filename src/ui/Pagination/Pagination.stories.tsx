import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Pagination } from './Pagination';

const meta = {
  component: Pagination,
  args: {
    page: 5,
    pages: 12,
    to: (page: number) => `/participants?page=${page}`,
    label: 'Pages',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page: number) => `Page ${page}`,
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/participants?page=6'),
    );
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 2, pages: 3 } };
