import type { Meta, StoryObj } from '@storybook/react-vite';
import { Features } from './Features';

const meta = { component: Features, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Features>;
export default meta;

type Story = StoryObj<typeof meta>;

const items = [
  {
    title: 'Ask people who have been there',
    text: 'Someone here has already solved what you are working on.',
    icon: 'lightbulb',
  },
  {
    title: 'Answer a request',
    text: 'Read what others look for and help where you can.',
    icon: 'message-circle',
  },
  { title: 'Come to events', text: 'Small gatherings, online and around a table.', icon: 'calendar' },
] as const;

export const Three: Story = {
  args: { title: 'What members do here', text: 'Every week, without feeds.', items },
};

export const Two: Story = { args: { title: 'What members do here', items: items.slice(1) } };

export const WithoutIcons: Story = {
  args: {
    title: 'Зачем сюда приходят',
    items: [
      { title: 'Проверить мысль' },
      { title: 'Найти своих', text: 'Сооснователя или просто собеседника.' },
    ],
  },
};
