import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge';
import { Stack } from './Stack';

const meta = {
  component: Stack,
  render: (args) => (
    <Stack {...args}>
      <Badge>One</Badge>
      <Badge>Two</Badge>
      <Badge>Three</Badge>
    </Stack>
  ),
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { $row: true, $gap: 2 } };
export const RowFromTablet: Story = { args: { $row: 'md', $justify: 'between' } };
