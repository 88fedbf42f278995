import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShowMore } from './ShowMore';

const meta = {
  component: ShowMore,
  args: { children: 'More contacts', hasMore: true, onMore: () => undefined, progress: '20 of 134' },
} satisfies Meta<typeof ShowMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Loading: Story = { args: { loading: true, loadingLabel: 'Loading more' } };
export const AtTheEnd: Story = { args: { hasMore: false, progress: '134 of 134' } };
