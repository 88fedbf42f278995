import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  args: {
    title: 'Nobody here yet',
    children: 'Say what you are looking for, and on Tuesday the first three people come.',
    action: <Button>Write a request</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const People: Story = {};
export const Calendar: Story = { args: { drawing: 'calendar', title: 'No events this month' } };
export const Messages: Story = { args: { drawing: 'messages', title: 'No conversations yet' } };
export const Search: Story = { args: { drawing: 'search', title: 'Nothing found', action: undefined } };
