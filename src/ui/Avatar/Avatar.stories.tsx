import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Avatar } from './Avatar';

const meta = { component: Avatar, args: { name: 'Vera Lindqvist' } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23a86"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23fec"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0" fill="%23fec"/%3E%3C/svg%3E';

export const Sizes: Story = {
  render: () => (
    <Stack $row $wrap>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} name="Vera Lindqvist" size={size} />
      ))}
      <Avatar name="Тимур Асанов" size="lg" />
      <Avatar name="Лев" size="lg" />
    </Stack>
  ),
};

export const Photo: Story = { args: { src: dot, size: 'xl' } };

/** A picture that does not load leaves the initials. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 'lg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('VL')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Vera Lindqvist' })).toBeVisible());
  },
};

/** No name is known yet. */
export const Nameless: Story = { args: { name: '', size: 'xl', decorative: true } };
