import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Chip } from './Chip';

const meta = { component: Chip, args: { children: 'Online' } } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  render: () => (
    <Stack $row $wrap $gap={2}>
      <Chip aria-pressed={false}>Online</Chip>
      <Chip aria-pressed>Free</Chip>
    </Stack>
  ),
};
