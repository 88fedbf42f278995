import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Block: Story = { args: { shape: 'block' } };
export const Circle: Story = { args: { shape: 'circle', width: '56px' } };

/** In the shape of a member's card. */
export const Member: Story = {
  render: () => (
    <Card>
      <Stack>
        <Stack $row $gap={3}>
          <Skeleton shape="circle" width="56px" />
          <Stack $gap={1}>
            <Skeleton width="9rem" />
            <Skeleton width="12rem" />
          </Stack>
        </Stack>
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
    </Card>
  ),
};
