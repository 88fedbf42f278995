import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Badge } from './Badge';

const meta = { component: Badge, args: { children: 'Pending' } } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack $row $wrap $gap={2}>
      <Badge>Online</Badge>
      <Badge $tone="primary">New</Badge>
      <Badge $tone="success">Going</Badge>
      <Badge $tone="warning">Pending</Badge>
      <Badge $tone="error">Rejected</Badge>
      <Badge $tone="strong">3</Badge>
    </Stack>
  ),
};
